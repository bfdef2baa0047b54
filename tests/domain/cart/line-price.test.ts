import fc from 'fast-check';
import {
  ingredientCharge,
  ingredientsCharge,
  lineTotal,
} from '../../../src/domain/cart/line-price';
import { ZERO, money, times } from '../../../src/domain/money/money';
import { changes } from '../../support/carts';
import { ingredientId } from '../../support/ids';
import { euro } from '../../support/euro';

const olives = { id: ingredientId(11), defaultQuantity: 1, extraPrice: euro(1.2) };
const basil = { id: ingredientId(12), defaultQuantity: 1, extraPrice: null };

describe('an ingredient', () => {
  it.each([
    ['taken away gives nothing back', 0, 0],
    ['as it comes costs nothing', 1, 0],
    ['with one portion more costs one portion', 2, 1.2],
    ['with three portions more costs three', 4, 3.6],
  ])('%s', (_rule, portions, cost) => {
    expect(ingredientCharge(olives, portions)).toBe(euro(cost));
  });

  it('without a price costs nothing, however many portions', () => {
    expect(ingredientCharge(basil, 10)).toBe(ZERO);
  });

  it('that the dish comes without costs from the first portion on', () => {
    expect(ingredientCharge({ ...olives, defaultQuantity: 0 }, 1)).toBe(euro(1.2));
  });
});

describe('the ingredients of a piece', () => {
  it('cost what each of them costs', () => {
    expect(ingredientsCharge([olives, basil], changes([11, 3], [12, 5]))).toBe(euro(2.4));
  });

  it('do not set a removed one off against an added one', () => {
    const cheese = { id: ingredientId(13), defaultQuantity: 1, extraPrice: euro(2) };
    expect(ingredientsCharge([olives, cheese], changes([11, 2], [13, 0]))).toBe(euro(1.2));
  });

  it('cost nothing when the dish does not have them', () => {
    expect(ingredientsCharge([olives], changes([99, 5]))).toBe(ZERO);
  });
});

describe('the total of a line', () => {
  it('is piece and paid ingredients, times the pieces', () => {
    expect(lineTotal(euro(12.4), euro(1.2), 2)).toBe(euro(27.2));
  });

  it('is exact to the minor unit for every quantity', () => {
    const price = fc.integer({ min: 0, max: 100_000 }).map(money);
    fc.assert(
      fc.property(price, price, fc.integer({ min: 1, max: 99 }), (unit, charge, quantity) => {
        const pieceByPiece = lineTotal(unit, charge, 1) * quantity;
        expect(lineTotal(unit, charge, quantity)).toBe(pieceByPiece);
        expect(lineTotal(unit, ZERO, quantity)).toBe(times(unit, quantity));
      }),
    );
  });
});
