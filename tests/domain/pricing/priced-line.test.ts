import fc from 'fast-check';
import { NOTHING, plus, sum, times } from '../../../src/domain/money/money';
import { goodsPriceOf, priceLine } from '../../../src/domain/pricing/priced-line';
import { productId } from '../../support/ids';
import { anyPrice, lev, linesOf } from './orders';

const pizza = (price: number, oldPrice: number | null) =>
  priceLine({
    productId: productId(5),
    menuPrice: { price: lev(price), oldPrice: oldPrice === null ? null : lev(oldPrice) },
    ingredientsCharge: lev(1.2),
    quantity: 2,
  });

describe('the price of a line', () => {
  it('is what piece and paid ingredients cost now; the old price is told beside it', () => {
    expect(pizza(12.4, 15.5)).toEqual({
      productId: 5,
      quantity: 2,
      listPrice: lev(15.5),
      unitPrice: lev(12.4),
      ingredientsCharge: lev(1.2),
      reduction: lev(6.2),
      total: lev(27.2),
    });
  });

  it.each([
    ['no old price', null],
    ['an old price that is the price', 12.4],
    ['an old price that is lower', 12.39],
  ])('knows no reduction of a dish with %s', (_rule, oldPrice) => {
    expect(pizza(12.4, oldPrice)).toMatchObject({ listPrice: lev(12.4), reduction: NOTHING });
  });

  it('knows a reduction of one stotinka', () => {
    expect(pizza(12.4, 12.41)).toMatchObject({ listPrice: lev(12.41), reduction: lev(0.02) });
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
    expect(goodsPriceOf(linesOf(8.2, 8.6, 13.2))).toBe(lev(30));
    expect(goodsPriceOf([])).toBe(sum([]));
  });
});
