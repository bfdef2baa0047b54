import fc from 'fast-check';
import { ZERO, plus, sum, times } from '../../../src/domain/money/money';
import { goodsPriceOf, priceLine } from '../../../src/domain/pricing/priced-line';
import { productId } from '../../support/ids';
import { anyPrice, linesOf } from './orders';
import { euro } from '../../support/euro';

const pizza = (price: number, oldPrice: number | null) =>
  priceLine({
    productId: productId(5),
    menuPrice: { price: euro(price), oldPrice: oldPrice === null ? null : euro(oldPrice) },
    ingredientsCharge: euro(1.2),
    quantity: 2,
  });

describe('the price of a line', () => {
  it('is what piece and paid ingredients cost now; the old price is told beside it', () => {
    expect(pizza(12.4, 15.5)).toEqual({
      productId: 5,
      quantity: 2,
      listPrice: euro(15.5),
      unitPrice: euro(12.4),
      ingredientsCharge: euro(1.2),
      reduction: euro(6.2),
      total: euro(27.2),
    });
  });

  it.each([
    ['no old price', null],
    ['an old price that is the price', 12.4],
    ['an old price that is lower', 12.39],
  ])('knows no reduction of a dish with %s', (_rule, oldPrice) => {
    expect(pizza(12.4, oldPrice)).toMatchObject({ listPrice: euro(12.4), reduction: ZERO });
  });

  it('knows a reduction of one cent', () => {
    expect(pizza(12.4, 12.41)).toMatchObject({ listPrice: euro(12.41), reduction: euro(0.02) });
  });

  it('is lower by exactly the reduction than it was', () => {
    fc.assert(
      fc.property(anyPrice, fc.option(anyPrice), anyPrice, (price, oldPrice, charge) => {
        const line = priceLine({
          productId: productId(1),
          menuPrice: { price, oldPrice },
          ingredientsCharge: charge,
          quantity: 3,
        });
        const before = times(plus(line.listPrice, charge), 3);
        expect(plus(line.total, line.reduction)).toBe(before);
        expect(line.reduction).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the price of the goods', () => {
  it('is the sum of the lines', () => {
    expect(goodsPriceOf(linesOf(8.2, 8.6, 13.2))).toBe(euro(30));
    expect(goodsPriceOf([])).toBe(sum([]));
  });
});
