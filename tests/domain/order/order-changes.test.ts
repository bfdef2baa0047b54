import fc from 'fast-check';
import { idOf } from '../../../src/domain/id/ids';
import { money } from '../../../src/domain/money/money';
import { orderChanges } from '../../../src/domain/order/order-changes';
import type { OrderChange, OrderSnapshot } from '../../../src/domain/order/order-snapshot';
import { instant } from '../../../src/domain/time/instant';
import { euro } from '../../support/euro';

const zone = (value: number, name: string) => {
  const id = idOf<'zone'>(value);
  if (id === null) throw new Error(`No id: ${String(value)}`);
  return { id, name };
};

const pizza = { key: '5::', name: 'Margherita', quantity: 2, total: euro(24.8) };
const soup = { key: '7::', name: 'Tom yum', quantity: 1, total: euro(9) };
const summer = { type: 'promocode', name: 'SUMMER10', amount: euro(3.38) };
const birthday = { type: 'birthday', name: 'Birthday', amount: euro(5) };
const ginger = { id: 90, name: 'Ginger', quantity: 1 };
const wasabi = { id: 91, name: 'Wasabi', quantity: 1 };
const slot = instant(1_764_265_200_000);

const shown: OrderSnapshot = {
  total: euro(34.42),
  lines: [pizza, soup],
  deliveryPrice: euro(4),
  discounts: [summer],
  gifts: [ginger],
  slot,
  zone: zone(3, 'A'),
};

/** What is now, with a total that shows by itself that something is different. */
const now = (more: Partial<OrderSnapshot>): OrderSnapshot => ({
  ...shown,
  total: euro(99),
  ...more,
});

describe('what has changed since', () => {
  it('is nothing when the order is still the same', () => {
    expect(orderChanges(shown, { ...shown })).toEqual([]);
  });

  it.each<[string, Partial<OrderSnapshot>, readonly OrderChange[]]>([
    [
      'a line that became dearer',
      { lines: [{ ...pizza, total: euro(26) }, soup] },
      [{ kind: 'price', name: 'Margherita', before: euro(24.8), after: euro(26) }],
    ],
    [
      'a line that became cheaper',
      { lines: [pizza, { ...soup, total: euro(8) }] },
      [{ kind: 'price', name: 'Tom yum', before: euro(9), after: euro(8) }],
    ],
    [
      'a line that is sold out',
      { lines: [pizza] },
      [{ kind: 'unavailable', name: 'Tom yum', before: 1, after: 0 }],
    ],
    [
      'a line of which there are fewer',
      { lines: [{ ...pizza, quantity: 1, total: euro(12.4) }, soup] },
      [{ kind: 'unavailable', name: 'Margherita', before: 2, after: 1 }],
    ],
    [
      'a line that has come back',
      { lines: [pizza, soup, { ...soup, key: '8::', name: 'Ramen' }] },
      [{ kind: 'unavailable', name: 'Ramen', before: 0, after: 1 }],
    ],
    [
      'a dearer delivery',
      { deliveryPrice: euro(6) },
      [{ kind: 'delivery_price', name: null, before: euro(4), after: euro(6) }],
    ],
    [
      'a delivery whose price is no longer known',
      { deliveryPrice: null },
      [{ kind: 'delivery_price', name: null, before: euro(4), after: null }],
    ],
    [
      'a smaller discount',
      { discounts: [{ ...summer, amount: euro(2) }] },
      [{ kind: 'discount', name: 'SUMMER10', before: euro(3.38), after: euro(2) }],
    ],
    [
      'a discount that gave way to another',
      { discounts: [birthday] },
      [
        { kind: 'discount', name: 'SUMMER10', before: euro(3.38), after: null },
        { kind: 'discount', name: 'Birthday', before: null, after: euro(5) },
      ],
    ],
    [
      'a discount of another kind by the same name',
      { discounts: [{ ...summer, type: 'pickup' }] },
      [
        { kind: 'discount', name: 'SUMMER10', before: euro(3.38), after: null },
        { kind: 'discount', name: 'SUMMER10', before: null, after: euro(3.38) },
      ],
    ],
    [
      'a gift that is gone and one that came',
      { gifts: [wasabi] },
      [
        { kind: 'gift', name: 'Ginger', before: 1, after: 0 },
        { kind: 'gift', name: 'Wasabi', before: 0, after: 1 },
      ],
    ],
    [
      'more of a gift',
      { gifts: [{ ...ginger, quantity: 2 }] },
      [{ kind: 'gift', name: 'Ginger', before: 1, after: 2 }],
    ],
    [
      'another time',
      { slot: instant(slot + 900_000) },
      [{ kind: 'slot', name: null, before: slot, after: instant(slot + 900_000) }],
    ],
    ['no time any more', { slot: null }, [{ kind: 'slot', name: null, before: slot, after: null }]],
    [
      'another zone',
      { zone: zone(4, 'B') },
      [{ kind: 'zone', name: null, before: 'A', after: 'B' }],
    ],
    ['no zone any more', { zone: null }, [{ kind: 'zone', name: null, before: 'A', after: null }]],
  ])('is %s, and the total is not told beside it', (_what, more, changes) => {
    expect(orderChanges(shown, now(more))).toEqual(changes);
  });

  it('is the example of the rules', () => {
    const dearer = { ...pizza, total: euro(26) };
    expect(orderChanges(shown, now({ lines: [dearer] }))).toEqual([
      { kind: 'price', name: 'Margherita', before: euro(24.8), after: euro(26) },
      { kind: 'unavailable', name: 'Tom yum', before: 1, after: 0 },
    ]);
  });

  it.each([
    ['higher', 34.43],
    ['lower', 34.41],
  ])('is a %s total where nothing else tells why', (_how, total) => {
    expect(orderChanges(shown, { ...shown, total: euro(total) })).toEqual([
      { kind: 'price', name: null, before: euro(34.42), after: euro(total) },
    ]);
  });

  it('is told also where the total came out the same', () => {
    const swapped = { ...shown, lines: [{ ...pizza, total: euro(25.8) }], deliveryPrice: euro(3) };
    expect(orderChanges(shown, swapped)).toEqual([
      { kind: 'price', name: 'Margherita', before: euro(24.8), after: euro(25.8) },
      { kind: 'unavailable', name: 'Tom yum', before: 1, after: 0 },
      { kind: 'delivery_price', name: null, before: euro(4), after: euro(3) },
    ]);
  });

  it.each<[string, Partial<OrderSnapshot>]>([
    ['other names of the same dishes and gifts', { gifts: [{ ...ginger, name: 'Имбирь' }] }],
    ['another name of the same line', { lines: [{ ...pizza, name: 'Маргарита' }, soup] }],
    ['another name of the same zone', { zone: zone(3, 'Centre') }],
    ['another order of the lines', { lines: [soup, pizza] }],
  ])('is not %s', (_what, more) => {
    expect(orderChanges(shown, { ...shown, ...more })).toEqual([]);
  });

  it.each<[string, Partial<OrderSnapshot>, Partial<OrderSnapshot>, readonly OrderChange[]]>([
    [
      'a gift that is given for one reason less',
      { gifts: [ginger, wasabi, { ...ginger, quantity: 2 }] },
      { gifts: [ginger, wasabi] },
      [{ kind: 'gift', name: 'Ginger', before: 3, after: 1 }],
    ],
    [
      'a dish that was written on two lines and is there on one',
      { lines: [pizza, soup, pizza] },
      { lines: [pizza, soup] },
      [{ kind: 'unavailable', name: 'Margherita', before: 4, after: 2 }],
    ],
    [
      'a dish on two lines, one of which became dearer',
      { lines: [pizza, soup, pizza] },
      { lines: [{ ...pizza, total: euro(26) }, soup, pizza] },
      [{ kind: 'price', name: 'Margherita', before: euro(49.6), after: euro(50.8) }],
    ],
    [
      'two discounts of one name, one of which is gone',
      { discounts: [summer, summer] },
      { discounts: [summer] },
      [{ kind: 'discount', name: 'SUMMER10', before: euro(6.76), after: euro(3.38) }],
    ],
  ])('is %s, as one entry', (_what, before, after, changes) => {
    expect(orderChanges({ ...shown, ...before }, { ...shown, ...after })).toEqual(changes);
  });

  it('is nothing where the pieces of a line are merely written on two lines', () => {
    const half = { ...pizza, quantity: 1, total: euro(12.4) };
    expect(orderChanges(shown, { ...shown, lines: [half, soup, half] })).toEqual([]);
  });

  it('names everything at once, dishes first', () => {
    const other: OrderSnapshot = {
      total: euro(1),
      lines: [],
      deliveryPrice: null,
      discounts: [],
      gifts: [],
      slot: null,
      zone: null,
    };
    expect(orderChanges(shown, other).map(({ kind }) => kind)).toEqual([
      'unavailable',
      'unavailable',
      'discount',
      'gift',
      'delivery_price',
      'slot',
      'zone',
    ]);
    expect(orderChanges(other, { ...other })).toEqual([]);
  });
});

describe('laws of what has changed', () => {
  const amounts = fc.nat({ max: 3 }).map((minor) => money(minor));
  const names = fc.constantFrom('a', 'b', 'c');
  const snapshots: fc.Arbitrary<OrderSnapshot> = fc.record({
    total: amounts,
    lines: fc
      .uniqueArray(
        fc.record({ key: names, quantity: fc.integer({ min: 1, max: 2 }), total: amounts }),
        { selector: ({ key }) => key },
      )
      .map((lines) => lines.map((line) => ({ ...line, name: `Dish ${line.key}` }))),
    deliveryPrice: fc.option(amounts),
    discounts: fc.uniqueArray(
      fc.record({ type: fc.constant('promocode'), name: names, amount: amounts }),
      { selector: ({ name }) => name },
    ),
    gifts: fc
      .uniqueArray(
        fc.record({ id: fc.integer({ min: 1, max: 2 }), quantity: fc.integer({ min: 1, max: 2 }) }),
        { selector: ({ id }) => id },
      )
      .map((gifts) => gifts.map((gift) => ({ ...gift, name: `Gift ${String(gift.id)}` }))),
    slot: fc.option(fc.constantFrom(slot, instant(slot + 1))),
    zone: fc.option(fc.constantFrom(zone(1, 'A'), zone(2, 'B'))),
  });
  const inOrder = (changes: readonly object[]): readonly string[] =>
    changes.map((change) => JSON.stringify(change)).sort();

  it('finds nothing between an order and itself', () => {
    fc.assert(
      fc.property(snapshots, (order) => {
        expect(orderChanges(order, structuredClone(order))).toEqual([]);
      }),
    );
  });

  it('finds the same the other way round, with before and after swapped', () => {
    fc.assert(
      fc.property(snapshots, snapshots, (a, b) => {
        const swapped = orderChanges(b, a).map(({ kind, name, before, after }) => ({
          kind,
          name,
          before: after,
          after: before,
        }));
        expect(inOrder(swapped)).toEqual(inOrder(orderChanges(a, b)));
      }),
    );
  });

  it('never says nothing while the total differs', () => {
    fc.assert(
      fc.property(snapshots, snapshots, (a, b) => {
        expect(a.total === b.total || orderChanges(a, b).length > 0).toBe(true);
      }),
    );
  });

  it('names no change that is none', () => {
    fc.assert(
      fc.property(snapshots, snapshots, (a, b) => {
        expect(orderChanges(a, b).filter(({ before, after }) => before === after)).toEqual([]);
      }),
    );
  });
});
