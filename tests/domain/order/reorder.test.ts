import fc from 'fast-check';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { countItems } from '../../../src/domain/cart/cart-lines';
import type { CartLine } from '../../../src/domain/cart/cart-line';
import { moneyFromDecimal as lev } from '../../../src/domain/money/money';
import { ORDER_STATUSES, isFinalStatus } from '../../../src/domain/order/order-status';
import { addReorder, canReorder, reorderFrom } from '../../../src/domain/order/reorder';
import type {
  LineMissing,
  OrderedLine,
  ReorderableProduct,
} from '../../../src/domain/order/reorder-line';
import { anyCart, cartOfDishes, changes, fewIds, lineOf } from '../../support/carts';
import { ingredientId, optionId, productId } from '../../support/ids';

const cheese = {
  id: ingredientId(11),
  defaultQuantity: 1,
  min: 1,
  max: 3,
  extraPrice: lev(2),
};
const olives = {
  id: ingredientId(12),
  defaultQuantity: 1,
  min: 0,
  max: 4,
  extraPrice: lev(1.2),
};
const option = (id: number, more: { isDefault?: boolean; isAvailable?: boolean } = {}) => ({
  id: optionId(id),
  isDefault: false,
  isAvailable: true,
  ...more,
});
const pizza: ReorderableProduct = {
  id: productId(5),
  price: lev(12.4),
  ingredients: [cheese, olives],
  choice: { required: false, options: [option(21, { isDefault: true }), option(22)] },
  unavailableReason: null,
};
const wok: ReorderableProduct = {
  id: productId(6),
  price: lev(9),
  ingredients: [],
  choice: { required: true, options: [option(31), option(32, { isAvailable: false })] },
  unavailableReason: null,
};
const soup: ReorderableProduct = {
  id: productId(7),
  price: lev(8),
  ingredients: [],
  choice: null,
  unavailableReason: null,
};

const menuOf = (...products: readonly ReorderableProduct[]) =>
  new Map(products.map((product) => [product.id, product]));
const menu = menuOf(pizza, wok, soup);

const ordered = (line: CartLine, price: number, name = 'Dish'): OrderedLine => ({
  line,
  name,
  price: lev(price),
});

const same = (line: CartLine) => ({ lines: [line], changed: [], missing: [] });
const without = (line: OrderedLine, why: LineMissing) => ({
  lines: [],
  changed: [],
  missing: [{ ordered: line, why }],
});

describe('ordering again', () => {
  it.each(ORDER_STATUSES)('is offered once an order has ended (%s)', (status) => {
    expect(canReorder(status)).toBe(isFinalStatus(status));
  });

  it('says what is the same, what costs differently, and what is gone', () => {
    const plain = ordered(lineOf(5, { quantity: 2 }), 12.4, 'Margherita');
    const dearer = ordered(lineOf(7), 7.5, 'Soup');
    const gone = ordered(lineOf(9), 6, 'Maki');
    expect(reorderFrom([plain, dearer, gone], menu)).toEqual({
      lines: [lineOf(5, { quantity: 2 }), lineOf(7)],
      changed: [{ ordered: dearer, before: lev(7.5), after: lev(8) }],
      missing: [{ ordered: gone, why: { kind: 'dish.gone' } }],
    });
  });

  it('puts three pieces into the cart for two Margheritas, a dearer soup and maki that are gone', () => {
    const lines = [lineOf(5, { quantity: 2 }), lineOf(7), lineOf(9)];
    const prices = [12.4, 7.5, 6];
    const reorder = reorderFrom(
      lines.map((line, index) => ordered(line, prices[index] ?? 0)),
      menu,
    );
    expect(countItems(addReorder([], reorder))).toBe(3);
  });

  it('takes what became cheaper, and says so too', () => {
    const cheaper = ordered(lineOf(7), 8.01);
    expect(reorderFrom([cheaper], menu)).toEqual({
      lines: [lineOf(7)],
      changed: [{ ordered: cheaper, before: lev(8.01), after: lev(8) }],
      missing: [],
    });
  });

  it('is nothing for an order of nothing', () => {
    expect(reorderFrom([], menu)).toEqual({ lines: [], changed: [], missing: [] });
  });
});

describe('a dish', () => {
  it('that is on the menu but cannot be bought now is gone', () => {
    const line = ordered(lineOf(7), 8);
    const soldOut = menuOf({ ...soup, unavailableReason: 'Sold out' });
    expect(reorderFrom([line], soldOut)).toEqual(without(line, { kind: 'dish.gone' }));
  });
});

describe('the option of a dish', () => {
  it('is kept while it is there', () => {
    const line = lineOf(5, { choiceId: 22 });
    expect(reorderFrom([ordered(line, 12.4)], menu)).toEqual(same(line));
    const sauce = lineOf(6, { choiceId: 31 });
    expect(reorderFrom([ordered(sauce, 9)], menu)).toEqual(same(sauce));
  });

  it('is no longer named once it is the default', () => {
    const line = lineOf(5, { choiceId: 21 });
    expect(reorderFrom([ordered(line, 12.4)], menu)).toEqual(same(lineOf(5)));
  });

  it.each([
    ['no longer offered', 5, 29, 12.4],
    ['sold out', 6, 32, 9],
    ['of a dish that has no options any more', 7, 22, 8],
  ])('is gone when it is %s', (_how, dish, choiceId, price) => {
    const line = ordered(lineOf(dish, { choiceId }), price);
    expect(reorderFrom([line], menu)).toEqual(
      without(line, { kind: 'option.gone', optionId: optionId(choiceId) }),
    );
  });

  it('is missing when the dish needs one today and had none then', () => {
    const line = ordered(lineOf(6), 9);
    expect(reorderFrom([line], menu)).toEqual(
      without(line, { kind: 'option.gone', optionId: null }),
    );
  });
});

describe('the default option of a dish', () => {
  it('is gone when it is sold out, also for a line that never named it', () => {
    const options = [option(22), option(21, { isDefault: true, isAvailable: false })];
    const line = ordered(lineOf(5), 12.4);
    expect(reorderFrom([line], menuOf({ ...pizza, choice: { required: false, options } }))).toEqual(
      without(line, { kind: 'option.gone', optionId: optionId(21) }),
    );
  });

  it('is not asked for where the dish can do without', () => {
    const choice = { required: false, options: [option(22)] };
    expect(reorderFrom([ordered(lineOf(5), 12.4)], menuOf({ ...pizza, choice }))).toEqual(
      same(lineOf(5)),
    );
  });
});

describe('the ingredients of a dish', () => {
  it.each([
    ['more of one, at its price', changes([11, 3]), 16.4],
    ['one taken away, which gives nothing back', changes([12, 0]), 12.4],
    ['both', changes([11, 2], [12, 0]), 14.4],
  ])('are kept: %s', (_what, ingredients, price) => {
    const line = lineOf(5, { ingredients });
    expect(reorderFrom([ordered(line, price)], menu)).toEqual(same(line));
  });

  it('cost what they cost today', () => {
    const line = ordered(lineOf(5, { ingredients: changes([12, 2]) }), 13.5);
    expect(reorderFrom([line], menu)).toEqual({
      lines: [line.line],
      changed: [{ ordered: line, before: lev(13.5), after: lev(13.6) }],
      missing: [],
    });
  });

  it('are no longer named once they are the default', () => {
    const twice = menuOf({ ...pizza, ingredients: [{ ...olives, defaultQuantity: 2 }, cheese] });
    const line = ordered(lineOf(5, { ingredients: changes([12, 2], [11, 2]) }), 14.4);
    expect(reorderFrom([line], twice)).toEqual(same(lineOf(5, { ingredients: changes([11, 2]) })));
  });

  it('that were taken away do not matter once the dish has none of them', () => {
    const line = ordered(lineOf(5, { ingredients: changes([99, 0], [11, 2]) }), 14.4);
    expect(reorderFrom([line], menu)).toEqual(same(lineOf(5, { ingredients: changes([11, 2]) })));
  });

  it.each([
    ['that the dish no longer has', changes([99, 1]), [99]],
    ['of which so many are no longer had', changes([11, 4]), [11]],
    ['that can no longer be taken away: nobody gets them unasked', changes([11, 0]), [11]],
    ['several of them', changes([99, 2], [12, 0], [11, 0]), [99, 11]],
  ])('are gone: %s', (_how, ingredients, ids) => {
    const line = ordered(lineOf(5, { ingredients }), 12.4);
    const [first = 0, ...rest] = ids;
    expect(reorderFrom([line], menu)).toEqual(
      without(line, {
        kind: 'ingredient.gone',
        ingredientIds: [ingredientId(first), ...rest.map(ingredientId)],
      }),
    );
  });
});

describe('adding an old order to the cart', () => {
  const reorder = (...lines: readonly CartLine[]) =>
    reorderFrom(
      lines.map((line) => ordered(line, 8)),
      menu,
    );

  it('adds to the lines that are there and puts the others last', () => {
    const cart = [lineOf(7), lineOf(9)];
    expect(addReorder(cart, reorder(lineOf(5), lineOf(7, { quantity: 2 })))).toEqual([
      lineOf(7, { quantity: 3 }),
      lineOf(9),
      lineOf(5),
    ]);
  });

  it('makes one line of two that have become the same', () => {
    const cart = addReorder([], reorder(lineOf(5), lineOf(5, { choiceId: 21, quantity: 2 })));
    expect(cart).toEqual([lineOf(5, { quantity: 3 })]);
  });

  it('ends at 99 pieces and at 100 lines, as all adding does', () => {
    expect(addReorder([lineOf(7, { quantity: 98 })], reorder(lineOf(7, { quantity: 2 })))).toEqual([
      lineOf(7, { quantity: 99 }),
    ]);
    const full = cartOfDishes(100).map((line, index) => (index === 6 ? lineOf(200) : line));
    expect(addReorder(full, reorder(lineOf(7)))).toEqual(full);
  });
});

describe('laws of ordering again', () => {
  const orders = anyCart(fewIds, 6).map((lines) => lines.map((line) => ordered(line, 8)));
  const anyOption = (id: number, isDefault: fc.Arbitrary<boolean>) =>
    fc.record({ id: fc.constant(optionId(id)), isDefault, isAvailable: fc.boolean() });
  const anyProduct = (id: number): fc.Arbitrary<ReorderableProduct> =>
    fc.record({
      id: fc.constant(productId(id)),
      price: fc.constantFrom(lev(8), lev(9)),
      ingredients: fc
        .subarray([1, 2, 3])
        .map((ids) => ids.map((each) => ({ ...olives, id: ingredientId(each), max: 10 }))),
      choice: fc.option(
        fc
          .tuple(anyOption(1, fc.boolean()), anyOption(2, fc.constant(false)))
          .map((options) => ({ required: !options.some((each) => each.isDefault), options })),
      ),
      unavailableReason: fc.constantFrom(null, null, 'Sold out'),
    });
  const menus = fc
    .tuple(anyProduct(1), anyProduct(2), anyProduct(3))
    .chain((products) => fc.subarray([...products]))
    .map((products) => menuOf(...products));

  it('loses no piece: each line can be had, all of it, or is told to be missing', () => {
    fc.assert(
      fc.property(orders, menus, (order, today) => {
        const { lines, missing } = reorderFrom(order, today);
        const gone = countItems(missing.map((each) => each.ordered.line));
        expect(countItems(lines) + gone).toBe(countItems(order.map(({ line }) => line)));
        expect(lines.length + missing.length).toBe(order.length);
      }),
    );
  });

  it('loses no piece of what can be had on its way into the cart, below 99', () => {
    fc.assert(
      fc.property(orders, menus, anyCart(fewIds, 4), (order, today, cart) => {
        const few = (line: CartLine): CartLine => ({ ...line, quantity: (line.quantity % 9) + 1 });
        const before = cart.map(few);
        const reorder = reorderFrom(
          order.map((each) => ({ ...each, line: few(each.line) })),
          today,
        );
        const after = addReorder(before, reorder);
        expect(countItems(after)).toBe(countItems(before) + countItems(reorder.lines));
        expect(new Set(after.map(lineKey)).size).toBe(after.length);
      }),
    );
  });

  it('finds everything the same in an order that was made of today’s menu', () => {
    fc.assert(
      fc.property(orders, menus, (order, today) => {
        const { lines, changed, missing } = reorderFrom(order, today);
        const prices = new Map(changed.map(({ ordered: { line }, after }) => [line, after]));
        const available = order.filter((each) => !missing.some((gone) => gone.ordered === each));
        const again = available.map((each, index) => ({
          ...each,
          line: lines[index] ?? each.line,
          price: prices.get(each.line) ?? each.price,
        }));
        expect(reorderFrom(again, today)).toEqual({ lines, changed: [], missing: [] });
      }),
    );
  });
});
