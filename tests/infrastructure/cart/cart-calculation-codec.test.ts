import { lineKey } from '../../../src/domain/cart/cart-line';
import { decodeCalculation } from '../../../src/infrastructure/cart/cart-calculation.codec';
import { changes, lineOf } from '../../support/carts';
import { wireCalculation, wireLine } from '../../support/wire';

const calculationOf = (answer: unknown) => {
  const decoded = decodeCalculation(answer, 2);
  if (!decoded.ok) throw new Error(decoded.error.join());
  return decoded.value;
};
const pathsOf = (answer: unknown) => {
  const decoded = decodeCalculation(answer, 2);
  return decoded.ok ? [] : decoded.error;
};

it('reads an answer in full', () => {
  const answer = wireCalculation({
    goods: [
      wireLine({
        ingredients: [{ id: 11, qtt: 3, name: 'Olives', paid_goods: { id: 311, price: 1.2 } }],
      }),
    ],
    gifts: [{ id: 90, name: 'Ginger', qtt: 1, reason: 'With every set' }],
    discounts: [{ type: 'promocode', name: 'SUMMER10', percent: 10, amount: 2.72 }],
    unavailable: [
      {
        id: 7,
        name: 'Cola',
        image_path: '/media/cola.webp',
        image_path_jpeg: '/media/cola.jpg',
        amount: 0.5,
        measure: 'l',
        line: 1,
        unavailable_reason: 'Sold out',
      },
    ],
    delivery_price: 4,
    zone: { id: 3, name: 'A', color_hex: '#2e7d32' },
    min_order: 20,
    free_delivery_from: 40,
  });
  expect(calculationOf(answer)).toEqual({
    lines: [
      {
        key: lineKey(lineOf(5, { ingredients: changes([11, 3]) })),
        quantity: 2,
        listPrice: 1400,
        unitPrice: 1240,
        total: 2480,
        ingredients: [{ ingredientId: 11, name: 'Olives', quantity: 3, extraPrice: 120 }],
      },
    ],
    unavailable: [
      {
        lineIndex: 1,
        productId: 7,
        name: 'Cola',
        picture: { webp: '/media/cola.webp', jpeg: '/media/cola.jpg' },
        amount: 0.5,
        measure: 'l',
        code: null,
        reason: 'Sold out',
      },
    ],
    gifts: [{ id: 90, name: 'Ginger', quantity: 1, reason: 'With every set' }],
    discounts: [{ type: 'promocode', name: 'SUMMER10', percent: 10, amount: 272 }],
    goodsPrice: 2480,
    deliveryPrice: 400,
    zone: { name: 'A', minOrder: 2000, freeDeliveryFrom: 4000 },
    equipment: [],
    promo: null,
    bonuses: null,
    birthday: null,
    expected: null,
    deposit: null,
    trace: [],
    total: 2480,
  });
});

it('knows no delivery price before the address, which is not a price of zero', () => {
  expect(calculationOf(wireCalculation()).deliveryPrice).toBeNull();
  expect(calculationOf(wireCalculation({ delivery_price: 0 })).deliveryPrice).toBe(0);
});

it.each([
  ['before the address', {}],
  ['for pickup', { zone: null, min_order: null, free_delivery_from: null }],
  ['where only the name of the zone is told', { zone: { name: 'A' } }],
])('knows no minimum %s', (_when, more) => {
  expect(calculationOf(wireCalculation(more)).zone).toBeNull();
});

it('knows of zones in which delivery is never free', () => {
  const { zone } = calculationOf(
    wireCalculation({ zone: { name: 'C' }, min_order: 0, free_delivery_from: null }),
  );
  expect(zone).toEqual({ name: 'C', minOrder: 0, freeDeliveryFrom: null });
});

it('finds the line again whose ingredients the backend lists in another order', () => {
  const ingredients = [
    { id: 12, qtt: 2, name: 'Cheese' },
    { id: 11, qtt: 0, name: 'Olives' },
  ];
  const [line] = calculationOf(wireCalculation({ goods: [wireLine({ ingredients })] })).lines;
  expect(line?.key).toBe(lineKey(lineOf(5, { ingredients: changes([11, 0], [12, 2]) })));
});

it('shows a kind of discount that it has never heard of by its name', () => {
  const discounts = [{ type: 'full_moon', name: 'Full moon', amount: 1 }];
  expect(calculationOf(wireCalculation({ discounts })).discounts).toEqual([
    { type: 'full_moon', name: 'Full moon', percent: null, amount: 100 },
  ]);
});

it('does without what a backend may leave out', () => {
  const answer = wireCalculation({ goods: [wireLine({ price: undefined })] });
  expect(calculationOf(answer)).toMatchObject({
    lines: [{ listPrice: 1240, unitPrice: 1240 }],
    gifts: [],
    discounts: [],
    unavailable: [],
  });
});

describe('a sum', () => {
  it.each([
    [12.9, 1290],
    ['12.90', 1290],
    ['-3', -300],
    ['0', 0],
    [1.005, 101],
  ])('may be written as %j', (written, amount) => {
    expect(calculationOf(wireCalculation({ total: written })).total).toBe(amount);
  });

  it.each([
    NaN,
    Infinity,
    -Infinity,
    1e300,
    '99999999999999999999',
    'NaN',
    '',
    ' ',
    '12,90',
    '12.',
    '1e3',
    '0x10',
    'free',
    null,
    true,
    [12],
    {},
  ])('is refused, never guessed or zero, when it is %p', (written) => {
    expect(pathsOf(wireCalculation({ total: written }))).toEqual([
      expect.stringMatching(/(^|\.)total$/),
    ]);
  });
});

describe('a number of pieces', () => {
  it.each([Infinity, NaN, 1.5, -1, '2'])('is refused when it is %p', (qtt) => {
    expect(pathsOf(wireCalculation({ goods: [wireLine({ qtt })] }))).toEqual([
      expect.stringMatching(/goods\..*0\..*qtt$/),
    ]);
  });
});

describe('an answer that does not fit', () => {
  it.each([null, undefined, '', '<html>', 7, [], { goods: 'none' }])('is refused: %p', (answer) => {
    expect(decodeCalculation(answer, 2).ok).toBe(false);
  });

  it('names the places and never what stood there', () => {
    const secret = 'Ivan, +359 88 000 11 22';
    const answer = wireCalculation({
      total: secret,
      goods: [wireLine({ id: secret, qtt: secret })],
    });
    const paths = pathsOf(answer).join(' ');
    expect(paths).toMatch(/total/);
    expect(paths).toMatch(/goods\S*id/);
    expect(paths).not.toContain('Ivan');
  });

  it('names a few places, not hundreds', () => {
    const goods = Array.from({ length: 200 }, () => wireLine({ id: 0 }));
    expect(pathsOf(wireCalculation({ goods })).length).toBeLessThanOrEqual(5);
  });
});
