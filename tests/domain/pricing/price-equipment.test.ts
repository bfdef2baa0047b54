import fc from 'fast-check';
import { ZERO, sum, times } from '../../../src/domain/money/money';
import { equipmentEntries, priceEquipment } from '../../../src/domain/pricing/price-equipment';
import { anyPrice, equipmentId } from './orders';
import { euro } from '../../support/euro';

const CHOPSTICKS = { id: equipmentId(1), price: euro(0.3) };
const TRAINING = { id: equipmentId(2), price: euro(0.9) };
const OFFERS = [CHOPSTICKS, TRAINING];

const chosen = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([id, quantity]) => ({ equipmentId: equipmentId(id), quantity }));

/** `[id, quantity, of these free, price of all]` of each kind. */
const priced = (sets: number, ...pairs: readonly (readonly [number, number])[]) =>
  priceEquipment(OFFERS, chosen(...pairs), sets).map((line) => [
    line.equipmentId,
    line.quantity,
    line.freeQuantity,
    line.total,
  ]);

describe('equipment', () => {
  it('is none while nobody asks', () => {
    expect(priced(4)).toEqual([]);
    expect(priced(4, [1, 0])).toEqual([]);
    expect(priced(4, [1, -2])).toEqual([]);
  });

  it.each([
    ['one below the free sets', 1, 1, 0],
    ['as many as free sets', 2, 2, 0],
    ['one beyond the free sets', 3, 2, 0.3],
    ['three beyond', 5, 2, 0.9],
  ])('%s', (_rule, quantity, free, total) => {
    expect(priced(2, [1, quantity])).toEqual([[1, quantity, free, euro(total)]]);
  });

  it('is free up to the sets in total, the dearest first', () => {
    expect(priced(3, [1, 2], [2, 2])).toEqual([
      [1, 2, 1, euro(0.3)],
      [2, 2, 2, ZERO],
    ]);
  });

  it('of one price is free in the order of the shop’s list', () => {
    const same = [CHOPSTICKS, { ...TRAINING, price: euro(0.3) }];
    const lines = priceEquipment(same, chosen([2, 2], [1, 2]), 3);
    expect(lines.map(({ freeQuantity }) => freeQuantity)).toEqual([2, 1]);
  });

  it('is paid from the first one where there are no free sets', () => {
    expect(priced(0, [2, 1])).toEqual([[2, 1, 0, euro(0.9)]]);
  });

  it('that is asked for twice is added up', () => {
    expect(priced(1, [1, 2], [2, 1], [1, 1])).toEqual([
      [1, 3, 0, euro(0.9)],
      [2, 1, 1, ZERO],
    ]);
  });

  it('less than none takes nothing off what else is asked for', () => {
    expect(priced(0, [1, 3], [1, -2])).toEqual([[1, 3, 0, euro(0.9)]]);
  });

  it('that the shop does not lay any more is left out and takes no free set', () => {
    expect(priced(1, [7, 3], [1, 1])).toEqual([[1, 1, 1, ZERO]]);
  });

  it('tells the price of one beside', () => {
    expect(priceEquipment(OFFERS, chosen([1, 1]), 0)).toEqual([
      { equipmentId: 1, quantity: 1, freeQuantity: 0, price: euro(0.3), total: euro(0.3) },
    ]);
  });

  it('costs what is beyond the free sets, and the customer as little as it can', () => {
    const offers = fc.tuple(anyPrice, anyPrice).map(([a, b]) => [
      { ...CHOPSTICKS, price: a },
      { ...TRAINING, price: b },
    ]);
    const count = fc.nat({ max: 12 });
    fc.assert(
      fc.property(offers, count, count, count, (shop, one, other, sets) => {
        const lines = priceEquipment(shop, chosen([1, one], [2, other]), sets);
        const free = lines.reduce((all, line) => all + line.freeQuantity, 0);
        expect(free).toBe(Math.min(sets, one + other));
        const piecesByPrice = lines
          .flatMap(({ quantity, price }) => Array.from({ length: quantity }, () => price))
          .sort((a, b) => a - b);
        const cheapest = piecesByPrice.slice(0, piecesByPrice.length - free);
        expect(sum(lines.map(({ total }) => total))).toBe(sum(cheapest));
        lines.forEach((line) => {
          expect(line.total).toBe(times(line.price, line.quantity - line.freeQuantity));
        });
      }),
    );
  });
});

describe('the explanation of equipment', () => {
  it('says how many there are and how many of them are free', () => {
    const lines = priceEquipment(OFFERS, chosen([1, 3], [2, 1]), 2);
    expect(equipmentEntries(lines)).toEqual([
      { code: 'equipment', amount: euro(0.6), params: { quantity: 4, free: 2 } },
    ]);
  });

  it('says so too when all of it is free', () => {
    expect(equipmentEntries(priceEquipment(OFFERS, chosen([1, 2]), 2))).toEqual([
      { code: 'equipment', amount: ZERO, params: { quantity: 2, free: 2 } },
    ]);
  });

  it('is silent without equipment', () => {
    expect(equipmentEntries([])).toEqual([]);
  });
});
