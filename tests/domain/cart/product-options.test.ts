import fc from 'fast-check';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { ingredientsCharge, lineTotal } from '../../../src/domain/cart/line-price';
import type {
  ConfigurableProduct,
  FreeChoice,
  Selection,
} from '../../../src/domain/cart/product-options';
import {
  NOTHING_CHANGED,
  clampPortions,
  lineFor,
  selectionPrice,
} from '../../../src/domain/cart/product-options';
import { money } from '../../../src/domain/money/money';
import { ok, refuse } from '../../../src/domain/result/result';
import { changes, lineOf } from '../../support/carts';
import { ingredientId, optionId, productId } from '../../support/ids';
import { euro } from '../../support/euro';

const cheese = { id: ingredientId(11), defaultQuantity: 1, min: 1, max: 3, extraPrice: euro(2) };
const olives = { id: ingredientId(12), defaultQuantity: 1, min: 0, max: 4, extraPrice: euro(1.2) };
const chilli = { id: ingredientId(13), defaultQuantity: 0, min: 0, max: 20, extraPrice: null };

const option = (id: number, isDefault = false, isAvailable = true) => ({
  id: optionId(id),
  isDefault,
  isAvailable,
});
const crust: FreeChoice = { required: false, options: [option(21, true), option(22)] };
const sauce: FreeChoice = { required: true, options: [option(31), option(32)] };

const pizza: ConfigurableProduct = {
  id: productId(5),
  price: euro(12.4),
  ingredients: [cheese, olives, chilli],
  choice: crust,
};
const wok: ConfigurableProduct = {
  id: productId(6),
  price: euro(9),
  ingredients: [],
  choice: sauce,
};

const select = (
  ingredients: Readonly<Record<number, number>>,
  choiceId: number | null = null,
): Selection => ({ ingredients, choiceId: choiceId === null ? null : optionId(choiceId) });

describe('the portions of an ingredient', () => {
  it.each([
    ['below the least', cheese, 0, 1],
    ['the least', cheese, 1, 1],
    ['the most', cheese, 3, 3],
    ['above the most', cheese, 4, 3],
    ['taken away where that is allowed', olives, 0, 0],
    ['less than none', olives, -1, 0],
    ['ten', chilli, 10, 10],
    ['above ten, whatever the dish says', chilli, 11, 10],
    ['a fraction', olives, 2.9, 2],
    ['no number, which is as few as may be', cheese, NaN, 1],
  ])('%s', (_what, ingredient, asked, portions) => {
    expect(clampPortions(ingredient, asked)).toBe(portions);
  });
});

describe('the line for a dish', () => {
  it('that was left as it is holds no changes', () => {
    expect(lineFor(pizza, NOTHING_CHANGED)).toEqual(ok(lineOf(5)));
  });

  it('holds only the ingredients that differ from the default', () => {
    const selection = select({ 11: 1, 12: 0, 13: 2 });
    expect(lineFor(pizza, selection)).toEqual(
      ok(lineOf(5, { ingredients: changes([12, 0], [13, 2]) })),
    );
  });

  it('is the untouched line again when a change is taken back', () => {
    expect(lineFor(pizza, select({ 12: 1 }))).toEqual(lineFor(pizza, NOTHING_CHANGED));
  });

  it('does not hold what the limits do not allow', () => {
    expect(lineFor(pizza, select({ 11: 0, 12: 9 }))).toEqual(
      ok(lineOf(5, { ingredients: changes([12, 4]) })),
    );
  });

  it('knows nothing of ingredients that the dish does not have', () => {
    expect(lineFor(pizza, select({ 99: 3 }))).toEqual(ok(lineOf(5)));
  });

  it('is the same whether the default option is named or not', () => {
    expect(lineFor(pizza, select({}, 21))).toEqual(lineFor(pizza, NOTHING_CHANGED));
  });

  it('holds an option that is not the default', () => {
    expect(lineFor(pizza, select({}, 22))).toEqual(ok(lineOf(5, { choiceId: 22 })));
  });

  it('takes an option that the dish does not have for the default', () => {
    expect(lineFor(pizza, select({}, 99))).toEqual(ok(lineOf(5)));
  });

  it('has no option where the dish offers none', () => {
    expect(lineFor({ ...pizza, choice: null }, select({}, 22))).toEqual(ok(lineOf(5)));
  });

  it.each([
    ['one', undefined, 1],
    ['as many as asked', 4, 4],
    ['99 at most', 100, 99],
    ['one at least', 0, 1],
  ])('has a quantity: %s', (_rule, asked, quantity) => {
    expect(lineFor(pizza, NOTHING_CHANGED, asked)).toEqual(ok(lineOf(5, { quantity })));
  });
});

describe('a dish with an option that is sold out', () => {
  const withCrusts = (thin: boolean, thick: boolean) => ({
    ...pizza,
    choice: { required: false, options: [option(21, true, thin), option(22, false, thick)] },
  });

  it.each([
    ['as it comes, when that is the default', withCrusts(false, true), null],
    ['when it is chosen', withCrusts(true, false), 22],
    ['when the default is chosen by name', withCrusts(false, true), 21],
  ])('is refused %s', (_when, dish, chosen) => {
    expect(lineFor(dish, select({}, chosen))).toEqual(refuse({ kind: 'choice_gone' }));
  });

  it('can be had with another one', () => {
    expect(lineFor(withCrusts(false, true), select({}, 22))).toEqual(
      ok(lineOf(5, { choiceId: 22 })),
    );
    expect(lineFor(withCrusts(true, false), NOTHING_CHANGED)).toEqual(ok(lineOf(5)));
  });
});

describe('a dish that needs a choice', () => {
  it('is refused without one', () => {
    expect(lineFor(wok, NOTHING_CHANGED)).toEqual(refuse({ kind: 'choice_required' }));
  });

  it('is refused with an option of another dish', () => {
    expect(lineFor(wok, select({}, 22))).toEqual(refuse({ kind: 'choice_required' }));
  });

  it('is not one that has a default, whatever else the menu says of it', () => {
    const withDefault = { ...wok, choice: { ...crust, required: true } };
    expect(lineFor(withDefault, NOTHING_CHANGED)).toEqual(ok(lineOf(6)));
    expect(lineFor(withDefault, select({}, 21))).toEqual(ok(lineOf(6)));
  });

  it('becomes a line with one', () => {
    expect(lineFor(wok, select({}, 31))).toEqual(ok(lineOf(6, { choiceId: 31 })));
  });

  it('never costs more for it', () => {
    expect(selectionPrice(wok, select({}, 32))).toBe(euro(9));
  });
});

describe('the price as set', () => {
  it.each([
    ['as the dish comes', {}, 12.4],
    ['with two portions of olives more', { 12: 3 }, 14.8],
    ['without olives, which gives nothing back', { 12: 0 }, 12.4],
    ['with chilli, which is free', { 13: 5 }, 12.4],
    ['with no more than the dish allows', { 11: 9 }, 16.4],
  ])('%s', (_how, ingredients, price) => {
    expect(selectionPrice(pizza, select(ingredients))).toBe(euro(price));
  });
});

describe('laws', () => {
  const selections = fc
    .record({
      11: fc.integer({ min: -2, max: 12 }),
      12: fc.integer({ min: -2, max: 12 }),
      13: fc.integer({ min: -2, max: 12 }),
    })
    .map((ingredients) => select(ingredients));

  it('shows on the page the price that its line has in the cart', () => {
    fc.assert(
      fc.property(selections, fc.integer({ min: 1, max: 99 }), (selection, quantity) => {
        const line = lineFor(pizza, selection, quantity);
        const charge = line.ok
          ? ingredientsCharge(pizza.ingredients, line.value.ingredients)
          : null;
        expect(lineTotal(pizza.price, charge ?? money(-1), quantity)).toBe(
          selectionPrice(pizza, selection) * quantity,
        );
      }),
    );
  });

  it('makes one line of one dish, in whatever order its ingredients come', () => {
    const backwards = { ...pizza, ingredients: [...pizza.ingredients].reverse() };
    const keyOf = (product: ConfigurableProduct, selection: Selection) => {
      const line = lineFor(product, selection);
      return line.ok ? lineKey(line.value) : null;
    };
    fc.assert(
      fc.property(selections, (selection) => {
        expect(keyOf(backwards, selection)).toBe(keyOf(pizza, selection));
      }),
    );
  });
});
