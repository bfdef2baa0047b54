import fc from 'fast-check';
import type { CartLine } from '../../../src/domain/cart/cart-line';
import { lineKey, countItems } from '../../../src/domain/cart/cart-line';
import { reorderFrom } from '../../../src/domain/order/reorder';
import { addReorder, takeBackReorder } from '../../../src/domain/order/reorder-into-cart';
import type { ReorderableProduct } from '../../../src/domain/order/reorder-line';
import { anyCart, cartOfDishes, fewIds, lineOf } from '../../support/carts';
import { ingredientId, optionId, productId } from '../../support/ids';
import { menu, menuOf, olives, ordered } from '../../support/old-orders';
import { euro } from '../../support/euro';

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

describe('taking an old order back', () => {
  const brought = { lines: [lineOf(5), lineOf(7, { quantity: 2 })] };
  const before = [lineOf(7), lineOf(9)];
  const after = addReorder(before, brought);

  it('leaves the cart as it was', () => {
    expect(takeBackReorder(after, before, after)).toEqual(before);
  });

  it('keeps what has been added since, and asks for nothing that has been taken out', () => {
    const since = [lineOf(7, { quantity: 4 }), lineOf(9), lineOf(3)];
    expect(takeBackReorder(since, before, after)).toEqual([
      lineOf(7, { quantity: 2 }),
      lineOf(9),
      lineOf(3),
    ]);
  });

  it('takes back only as many as could be added', () => {
    const many = [lineOf(7, { quantity: 98 })];
    const full = addReorder(many, brought);
    expect(takeBackReorder(full, many, full)).toEqual(many);
  });
});

describe('laws of ordering again', () => {
  const orders = anyCart(fewIds, 6).map((lines) => lines.map((line) => ordered(line, 8)));
  const anyOption = (id: number, isDefault: fc.Arbitrary<boolean>) =>
    fc.record({ id: fc.constant(optionId(id)), isDefault, isAvailable: fc.boolean() });
  const anyProduct = (id: number): fc.Arbitrary<ReorderableProduct> =>
    fc.record({
      id: fc.constant(productId(id)),
      price: fc.constantFrom(euro(8), euro(9)),
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

  it('never prepares a dish with more of anything than was wanted', () => {
    fc.assert(
      fc.property(orders, menus, (order, today) => {
        const { lines, missing } = reorderFrom(order, today);
        const had = order.filter((each) => !missing.some((gone) => gone.ordered === each));
        for (const [index, { line }] of had.entries())
          for (const { ingredientId: id, quantity } of line.ingredients) {
            const product = today.get(line.productId);
            const now = lines[index]?.ingredients.find((each) => each.ingredientId === id);
            const usual = product?.ingredients.find((each) => each.id === id)?.defaultQuantity;
            expect(now?.quantity ?? usual ?? 0).toBeLessThanOrEqual(quantity);
          }
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
        expect(reorderFrom(again, today)).toEqual({
          lines,
          changed: [],
          lessened: [],
          missing: [],
        });
      }),
    );
  });
});
