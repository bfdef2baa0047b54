import type { CalculationRefusal } from '../../../src/application/cart/calculate-cart';
import { makeCalculateCart } from '../../../src/application/cart/calculate-cart';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { ok, refuse } from '../../../src/domain/result/result';
import { lineOf } from '../../support/carts';
import { cityId } from '../../support/ids';
import { calculationOf, refusedWith } from '../../support/menus';
import { failing, fakeBackend } from '../../support/running-shop';

const outcomeOf = (failure: GatewayFailure) =>
  makeCalculateCart({ calculate: failing(failure) })(cityId(1), [lineOf(1)]);

it('asks with the lines of the cart and answers the price', async () => {
  const backend = fakeBackend();
  const { signal } = new AbortController();
  expect(await makeCalculateCart(backend)(cityId(2), [lineOf(1)], signal)).toEqual(
    ok(calculationOf(10)),
  );
  expect(backend.calculate).toHaveBeenCalledWith(2, [lineOf(1)], signal);
});

it.each<[string, GatewayFailure, CalculationRefusal['kind']]>([
  ['goods that are gone', refusedWith(422, 'goods.2.id'), 'CartRefused'],
  ['a fault of the backend', refusedWith(500), 'CartRefused'],
  ['a promo code', refusedWith(422, 'promocode'), 'NoPrice'],
  ['too many calls', refusedWith(429), 'NoPrice'],
  ['an answer that makes no sense', { kind: 'undecodable', paths: ['total'] }, 'NoPrice'],
  ['an answer that comes too late', { kind: 'timeout' }, 'NoPrice'],
  ['no connection', { kind: 'unreachable' }, 'NoPrice'],
  ['a call that was overtaken', { kind: 'aborted' }, 'NoPrice'],
])('tells whether the cart itself was refused: %s', async (_what, failure, kind) => {
  expect(await outcomeOf(failure)).toEqual(refuse({ kind }));
});
