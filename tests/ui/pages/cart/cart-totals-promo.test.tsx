import { screen } from '@testing-library/react';
import { cartCalculated, cartRestored } from '../../../../src/application/cart/cart-slice';
import {
  promoRemoved,
  promoTaken,
} from '../../../../src/application/order-options/order-options-slice';
import type { CalculatedPromo } from '../../../../src/domain/pricing/calculated-terms';
import { ZERO, money } from '../../../../src/domain/money/money';
import type { PromoCode } from '../../../../src/domain/promotion/promo-code';
import { readPromoCode } from '../../../../src/domain/promotion/promo-code';
import { PromoEntry } from '../../../../src/ui/pages/cart/promo-entry';
import { lineOf } from '../../../support/carts';
import { calculationOf } from '../../../support/dishes';
import { renderShop } from '../../../support/render-shop';

const codeOf = (text: string): PromoCode => {
  const code = readPromoCode(text);
  if (!code.ok || code.value === null) throw new RangeError(`${text} is no code`);
  return code.value;
};
const CODE = codeOf('SUMMER10');
const LINES = [lineOf(5)];

const priced = (promo: CalculatedPromo | null) =>
  cartCalculated({ lines: LINES, calculation: calculationOf(LINES, money(1290), { promo }) });

const open = (promo: CalculatedPromo | null) =>
  renderShop(<PromoEntry />, {
    path: '/cart',
    actions: [cartRestored(LINES), promoTaken(CODE), priced(promo)],
  });

const waiting = (more: Partial<Extract<CalculatedPromo, { kind: 'waiting' }>>) =>
  ({ kind: 'waiting', code: CODE, reason: null, message: null, missing: null, ...more }) as const;

it.each<[string, CalculatedPromo | null, string]>([
  ['takes off', { kind: 'applied', code: CODE, discount: money(272) }, '2.72 лв. off'],
  ['gives otherwise', { kind: 'applied', code: CODE, discount: ZERO }, 'applied'],
  ['lacks', waiting({ reason: 'promo.min_total', missing: money(420) }), '4.20 лв. more to go'],
  ['gives way to', waiting({ reason: 'promo.better_discount' }), 'another discount is better'],
  ['waits for', waiting({ reason: 'moon', message: 'At full moon only' }), 'At full moon only'],
  ['waits for, unsaid', waiting({}), 'does not fit this order yet'],
  ['will do, not known yet', null, 'checking the price…'],
  [
    'will do, while the answer is about another',
    { kind: 'applied', code: codeOf('OLD'), discount: money(1) },
    'checking the price…',
  ],
])('a code says what it %s', (_what, promo, shownText) => {
  open(promo);
  expect(screen.getByRole('status')).toHaveTextContent(`SUMMER10 · ${shownText}`);
});

it('a waiting code comes to life by itself', () => {
  const { happen } = open(waiting({ reason: 'promo.min_total', missing: money(420) }));
  happen(priced({ kind: 'applied', code: CODE, discount: money(300) }));
  expect(screen.getByRole('status')).toHaveTextContent('3.00 лв. off');
});

it('a code is taken away by its button', async () => {
  const { user, intents, state } = open(waiting({}));
  await user.click(screen.getByRole('button', { name: 'Remove promo code SUMMER10' }));
  expect(intents).toEqual([promoRemoved(undefined)]);
  expect(state().orderOptions.promoCode).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toBeInTheDocument();
});
