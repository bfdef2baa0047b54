import type { CalculationRefusal } from '../../../src/application/pricing/calculate-cart';
import { makeCalculateCart } from '../../../src/application/pricing/calculate-cart';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { ok, refuse } from '../../../src/domain/result/result';
import { cityId } from '../../support/ids';
import { calculationOf, refusedWith } from '../../support/menus';
import { orderToPrice } from '../../support/orders';
import { failing, fakeBackend } from '../../support/running-shop';
import { pickupAt } from '../../support/selections';

const outcomeOf = (failure: GatewayFailure) =>
  makeCalculateCart({ calculate: failing(failure) })(orderToPrice());

it('asks with the lines of the cart and where they go, and answers the price', async () => {
  const backend = fakeBackend();
  const { signal } = new AbortController();
  const order = orderToPrice({ cityId: cityId(2), selection: pickupAt(2) });
  const price = await makeCalculateCart(backend)(order, signal);
  expect(price).toEqual(ok(calculationOf(10)));
  expect(backend.calculate).toHaveBeenCalledWith(order, signal);
});

it.each<[string, GatewayFailure, CalculationRefusal['kind']]>([
  ['goods that are gone', refusedWith(422, 'goods.2.id'), 'CartRefused'],
  ['a fault of the backend', refusedWith(500), 'CartRefused'],
  ['too many calls', refusedWith(429), 'NoPrice'],
  ['an answer that makes no sense', { kind: 'undecodable', paths: ['total'] }, 'NoPrice'],
  ['an answer that comes too late', { kind: 'timeout' }, 'NoPrice'],
  ['no connection', { kind: 'unreachable' }, 'NoPrice'],
  ['a call that was overtaken', { kind: 'aborted' }, 'NoPrice'],
  ['goods that are gone and an address', refusedWith(422, 'address', 'goods.2.id'), 'CartRefused'],
])('tells whether the cart itself was refused: %s', async (_what, failure, kind) => {
  expect(await outcomeOf(failure)).toMatchObject({ ok: false, error: { kind } });
});

it.each([
  ['an address in no zone', refusedWith(422, 'address'), 'outside'],
  ['a branch that is gone', refusedWith(422, 'pickupId'), 'notOffered'],
  ['pickup, which the shop no longer offers', refusedWith(422, 'orderType'), 'notOffered'],
])('tells that the order cannot go there: %s', async (_what, failure, problem) => {
  expect(await outcomeOf(failure)).toEqual(refuse({ kind: 'PlaceRefused', problem }));
});

it('takes only a refusal of fields for one of where the order goes', async () => {
  expect(await outcomeOf(refusedWith(429, 'address'))).toMatchObject({
    error: { kind: 'NoPrice' },
  });
});

it.each([
  ['a promo code', 'promocode', 'PromoRefused'],
  ['a time', 'time', 'TimeRefused'],
  ['more people than an order is for', 'persons', 'EquipmentRefused'],
  ['chopsticks that are no longer laid', 'equipment', 'EquipmentRefused'],
])('tells that only an option was rejected, and why: %s', async (_what, field, kind) => {
  const failure: GatewayFailure = {
    kind: 'refused',
    status: 422,
    code: 'promo.expired',
    message: null,
    errors: { [field]: ['It has ended'] },
  };
  const why = { code: 'promo.expired', message: 'It has ended' };
  expect(await outcomeOf(failure)).toEqual(refuse({ kind, why }));
});

it('tells how many bonuses the order would take', async () => {
  const failure: GatewayFailure = {
    kind: 'refused',
    status: 422,
    code: 'bonus.over_cap',
    message: null,
    errors: { bonuses: ['For this order you can only write off 7.34 €'] },
    params: { max: 7.34 },
  };
  expect(await outcomeOf(failure)).toMatchObject({ error: { kind: 'BonusesRefused', max: 7.34 } });
});
