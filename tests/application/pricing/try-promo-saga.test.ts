import { cartRestored } from '../../../src/application/cart/cart-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { promoTaken } from '../../../src/application/order-options/order-options-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import { promoLinked } from '../../../src/application/pricing/linked-promo-slice';
import { promoTried } from '../../../src/application/pricing/promo-entry-slice';
import type { CalculatedPromo } from '../../../src/domain/pricing/calculated-terms';
import { money } from '../../../src/domain/money/money';
import { ok, refuse } from '../../../src/domain/result/result';
import { lineOf } from '../../support/carts';
import { calculationOf, cityOf } from '../../support/menus';
import { pricedOrders, promoCodeOf } from '../../support/orders';
import { fakeBackend, runShop, settled } from '../../support/running-shop';

const CODE = promoCodeOf('ALUM15');
const APPLIED: CalculatedPromo = { kind: 'applied', code: CODE, discount: money(150) };

const refusedCode = (code: string, message: string) =>
  ({
    kind: 'refused',
    status: 422,
    code,
    message,
    errors: { promocode: [message] },
  }) as const satisfies GatewayFailure;

const withCart = () => {
  const backend = fakeBackend();
  const { store } = runShop(backend);
  store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
  store.dispatch(cartRestored([lineOf(1)]));
  return { backend, store };
};

describe('a code that is typed', () => {
  it('goes out in its normal form, and says what it takes off', async () => {
    const { backend, store } = withCart();
    const calculation = calculationOf(10, { promo: APPLIED });
    backend.calculate.mockResolvedValue(ok(calculation));
    store.dispatch(promoTried('  alum 15 '));
    await settled();
    expect(pricedOrders(backend.calculate.mock.calls).at(-1)?.options.promoCode).toBe('ALUM15');
    const { orderOptions, cart, modal } = store.getState();
    expect(orderOptions.promoCode).toBe(CODE);
    expect(cart.calculation).toBe(calculation);
    expect(modal).toBeNull();
  });

  it('after too many others is refused with the time at which codes are judged again', async () => {
    const { backend, store } = withCart();
    const message = 'Too many promo codes were tried';
    backend.calculate.mockResolvedValue(
      refuse({
        ...refusedCode('promo.too_many', message),
        status: 429,
        errors: {},
        retryAfter: 540,
      }),
    );
    store.dispatch(promoTried('ALUM15'));
    await settled();
    const { promoEntry, modal } = store.getState();
    expect(promoEntry).toMatchObject({
      kind: 'refused',
      why: { code: 'promo.too_many', message, retryAt: expect.any(Number) },
    });
    expect(modal).toBeNull();
  });

  it('stays without a word of success as long as it does not fit yet', async () => {
    const { backend, store } = withCart();
    const promo: CalculatedPromo = {
      kind: 'waiting',
      code: CODE,
      reason: 'promo.min_total',
      message: 'From 30.00',
      missing: money(420),
    };
    backend.calculate.mockResolvedValue(ok(calculationOf(10, { promo })));
    store.dispatch(promoTried('ALUM15'));
    await settled();
    expect(store.getState().orderOptions.promoCode).toBe(CODE);
    expect(store.getState().modal).toBeNull();
  });

  it('that is refused leaves cart, price and the code before as they were, and its text in the field', async () => {
    const { backend, store } = withCart();
    store.dispatch(promoTaken(promoCodeOf('OLD')));
    const before = store.getState().cart;
    backend.calculate.mockResolvedValue(refuse(refusedCode('promo.expired', 'It has ended')));
    store.dispatch(promoTried('alum15'));
    await settled();
    const { promoEntry, orderOptions, cart, modal } = store.getState();
    expect(modal).toBeNull();
    expect(promoEntry).toEqual({
      kind: 'refused',
      text: 'alum15',
      why: { code: 'promo.expired', message: 'It has ended' },
    });
    expect(orderOptions.promoCode).toBe('OLD');
    expect(cart).toEqual(before);
  });

  it.each([
    ['of nothing', '  ', 'promo.not_found'],
    ['longer than any', 'A'.repeat(33), 'promo.too_long'],
  ])('%s is refused without asking anybody', async (_what, text, code) => {
    const { backend, store } = withCart();
    store.dispatch(promoTried(text));
    await settled();
    expect(backend.calculate).not.toHaveBeenCalled();
    expect(store.getState().promoEntry).toMatchObject({ kind: 'refused', text, why: { code } });
  });
});

describe('a code that came with a link', () => {
  it('is tried as soon as there is a cart, and once', async () => {
    const backend = fakeBackend();
    const { store } = runShop(backend);
    store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
    store.dispatch(promoLinked(CODE));
    await settled();
    expect(backend.calculate).not.toHaveBeenCalled();
    store.dispatch(cartRestored([lineOf(1)]));
    await settled();
    expect(store.getState().orderOptions.promoCode).toBe(CODE);
    expect(store.getState().toast.shown).toMatchObject({ text: 'promo.linked', tone: 'done' });
    store.dispatch(cartRestored([lineOf(2)]));
    await settled();
    expect(backend.calculate).toHaveBeenCalledTimes(1);
  });

  it('is refused at once by a sheet, in which it can be put right', async () => {
    const { backend, store } = withCart();
    backend.calculate.mockResolvedValue(refuse(refusedCode('promo.expired', 'It has ended')));
    store.dispatch(promoLinked(CODE));
    await settled();
    expect(store.getState().modal).toBe('promocodeError');
    expect(store.getState().promoEntry).toMatchObject({ kind: 'refused', text: CODE });
    store.dispatch(modalOpened('promocode'));
    backend.calculate.mockResolvedValue(ok(calculationOf(10, { promo: APPLIED })));
    store.dispatch(promoTried('alum15'));
    await settled();
    expect(store.getState().modal).toBe('promocodeSuccess');
    expect(store.getState().toast.shown).toBeNull();
  });

  it('is refused later, once there is a cart, by a notice alone', async () => {
    const backend = fakeBackend();
    const { store } = runShop(backend);
    store.dispatch(cityChosen({ current: cityOf(1, 'sofia.example'), all: [] }));
    store.dispatch(promoLinked(CODE));
    backend.calculate.mockResolvedValue(refuse(refusedCode('promo.expired', 'It has ended')));
    store.dispatch(cartRestored([lineOf(1)]));
    await settled();
    expect(store.getState().modal).toBeNull();
    expect(store.getState().toast.shown).toMatchObject({
      params: { message: 'It has ended' },
      tone: 'failed',
    });
  });
});
