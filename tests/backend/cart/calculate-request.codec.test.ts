import { decodeCalculateRequest } from '../../../backend/cart/calculate-request.codec';
import { currencyOf } from '../../../backend/money/currencies';

const EURO = currencyOf('EUR');

const cart = (...goods: unknown[]) => ({ domainId: 1, goods });
const line = (more: Record<string, unknown> = {}) => ({ id: 5, qtt: 1, ...more });

const NOTHING_SAID = {
  address: null,
  pickupId: null,
  time: { timeType: 'soon_as_possible' },
  promoCode: null,
  bonuses: 0,
  persons: null,
  equipment: [],
  isPaidOnline: false,
  referralId: null,
};

it('takes a cart for delivery and each dish as it comes, where nothing else is said', () => {
  expect(decodeCalculateRequest(cart(line()), EURO)).toEqual({
    ok: true,
    value: {
      cityId: 1,
      ...NOTHING_SAID,
      orderType: 'delivery',
      lines: [{ productId: 5, quantity: 1, ingredients: [], choiceId: null }],
    },
  });
});

it('reads what the customer changed, and nothing that it does not know', () => {
  const wanted = line({ qtt: 99, ingredients: [{ id: 7, qtt: 10 }], free_of_choice: 3, price: 1 });
  expect(decodeCalculateRequest({ ...cart(wanted), orderType: 'pickup', total: 1 }, EURO)).toEqual({
    ok: true,
    value: {
      cityId: 1,
      ...NOTHING_SAID,
      orderType: 'pickup',
      lines: [
        {
          productId: 5,
          quantity: 99,
          ingredients: [{ ingredientId: 7, quantity: 10 }],
          choiceId: 3,
        },
      ],
    },
  });
});

const wrong = { text: 'field_wrong' };
const required = { text: 'field_required' };
const pieces = { text: 'quantity_range', params: { min: 1, max: 99 } };
const portions = { text: 'quantity_range', params: { min: 0, max: 10 } };

it.each([
  [undefined, { body: [required] }],
  [[], { body: [wrong] }],
  ['cart', { body: [wrong] }],
  [{}, { domainId: [required], goods: [required] }],
  [{ domainId: '1', goods: [] }, { domainId: [wrong] }],
  [{ domainId: 1, goods: {} }, { goods: [wrong] }],
  [cart(null), { 'goods.0': [wrong] }],
  [cart({ qtt: 1 }), { 'goods.0.id': [required] }],
  [cart(line({ id: 1.5 })), { 'goods.0.id': [wrong] }],
  [cart(line(), line({ qtt: 0 })), { 'goods.1.qtt': [pieces] }],
  [cart(line({ qtt: 100 })), { 'goods.0.qtt': [pieces] }],
  [cart(line({ qtt: 1.5 })), { 'goods.0.qtt': [pieces] }],
  [cart(line({ qtt: '2' })), { 'goods.0.qtt': [pieces] }],
  [cart(line({ ingredients: [{ id: 7, qtt: 11 }] })), { 'goods.0.ingredients.0.qtt': [portions] }],
  [cart(line({ ingredients: [{ id: 7, qtt: -1 }] })), { 'goods.0.ingredients.0.qtt': [portions] }],
  [cart(line({ ingredients: [{ id: -4, qtt: 1 }] })), { 'goods.0.ingredients.0.id': [wrong] }],
  [cart(line({ ingredients: null })), { 'goods.0.ingredients': [wrong] }],
  [cart(line({ free_of_choice: 'thin' })), { 'goods.0.free_of_choice': [wrong] }],
  [{ ...cart(), orderType: 'drone' }, { orderType: [wrong] }],
])('names the fields that are wrong: %j', (body, errors) => {
  expect(decodeCalculateRequest(body, EURO)).toEqual({ ok: false, error: errors });
});

it('looks at the length of a list before its lines', () => {
  const lines = (count: number) => cart(...Array.from({ length: count }, () => line()));
  expect(decodeCalculateRequest(lines(100), EURO).ok).toBe(true);
  expect(
    decodeCalculateRequest(cart(...Array.from({ length: 101 }, () => null)), EURO),
  ).toMatchObject({
    error: { goods: [{ text: 'too_many_lines', params: { max: 100 } }] },
  });
});
