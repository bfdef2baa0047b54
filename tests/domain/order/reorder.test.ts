import { countItems } from '../../../src/domain/cart/cart-line';
import type { CartLine } from '../../../src/domain/cart/cart-line';
import { ORDER_STATUSES, isFinalStatus } from '../../../src/domain/order/order-status';
import { canReorder, reorderFrom } from '../../../src/domain/order/reorder';
import { addReorder } from '../../../src/domain/order/reorder-into-cart';
import type { RepricedLine } from '../../../src/domain/order/reorder';
import type { DroppedPart, LineMissing, OrderedLine } from '../../../src/domain/order/reorder-line';
import { changes, lineOf } from '../../support/carts';
import { ingredientId, optionId } from '../../support/ids';
import {
  GONE,
  cheese,
  menu,
  menuOf,
  olives,
  option,
  ordered,
  pizza,
  soup,
  wok,
} from '../../support/old-orders';
import { euro } from '../../support/euro';

const same = (line: CartLine) => ({ lines: [line], changed: [], lessened: [], missing: [] });
const without = (line: OrderedLine, why: LineMissing) => ({
  lines: [],
  changed: [],
  lessened: [],
  missing: [{ ordered: line, why }],
});

/** It can be had, without some of what had been added. */
const less = (
  line: OrderedLine,
  today: CartLine,
  parts: readonly DroppedPart[],
  changed: readonly RepricedLine[] = [],
) => ({ lines: [today], changed, lessened: [{ ordered: line, parts }], missing: [] });

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
      changed: [{ ordered: dearer, before: euro(7.5), after: euro(8) }],
      lessened: [],
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
      changed: [{ ordered: cheaper, before: euro(8.01), after: euro(8) }],
      lessened: [],
      missing: [],
    });
  });

  it('is nothing for an order of nothing', () => {
    expect(reorderFrom([], menu)).toEqual({
      lines: [],
      changed: [],
      lessened: [],
      missing: [],
    });
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
    ['of a dish that has no options any more', 7, 22, 8],
  ])('is dropped and told when it is %s', (_how, dish, choiceId, price) => {
    const line = ordered(lineOf(dish, { choiceId }), price);
    expect(reorderFrom([line], menu)).toEqual(
      less(line, lineOf(dish), [{ kind: 'option', optionId: optionId(choiceId) }]),
    );
  });

  it.each([
    ['needs one and has no usual one', wok, 32],
    [
      'has sold out its usual one too',
      { ...pizza, choice: { required: false, options: [option(21, GONE), option(22, GONE)] } },
      22,
    ],
  ])('takes the dish along when the dish %s', (_how, dish, choiceId) => {
    const line = ordered(lineOf(dish.id, { choiceId }), 9);
    expect(reorderFrom([line], menuOf(dish))).toEqual(
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

  it('are dropped and told where the dish comes with one that is sold out', () => {
    const line = ordered(lineOf(5), 12.4);
    const noOlives = menuOf({ ...pizza, ingredients: [cheese, { ...olives, max: 0 }] });
    expect(reorderFrom([line], noOlives)).toEqual(
      less(line, lineOf(5, { ingredients: changes([12, 0]) }), [
        { kind: 'ingredient', ingredientId: ingredientId(12) },
      ]),
    );
  });

  it('cost what they cost today', () => {
    const line = ordered(lineOf(5, { ingredients: changes([12, 2]) }), 13.5);
    expect(reorderFrom([line], menu)).toEqual({
      lines: [line.line],
      changed: [{ ordered: line, before: euro(13.5), after: euro(13.6) }],
      lessened: [],
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
    ['that the dish no longer has', changes([99, 1]), changes(), [99], 12.4],
    ['of which so many are no longer had', changes([11, 4]), changes([11, 3]), [11], 16.4],
    ['one of several', changes([99, 2], [12, 0]), changes([12, 0]), [99], 12.4],
  ])('that were added are dropped and told: %s', (_how, wanted, left, ids, price) => {
    const line = ordered(lineOf(5, { ingredients: wanted }), price);
    expect(reorderFrom([line], menu)).toEqual(
      less(
        line,
        lineOf(5, { ingredients: left }),
        ids.map((id) => ({ kind: 'ingredient', ingredientId: ingredientId(id) })),
      ),
    );
  });

  it('that are dropped are no longer paid', () => {
    const line = ordered(lineOf(5, { ingredients: changes([11, 4]) }), 18.4);
    expect(reorderFrom([line], menu)).toEqual(
      less(
        line,
        lineOf(5, { ingredients: changes([11, 3]) }),
        [{ kind: 'ingredient', ingredientId: ingredientId(11) }],
        [{ ordered: line, before: euro(18.4), after: euro(16.4) }],
      ),
    );
  });

  it.each([
    ['taken away', changes([11, 0]), [11]],
    ['taken away beside others', changes([99, 2], [12, 0], [11, 0]), [11]],
  ])(
    'that can no longer be %s take the dish along: nobody gets them unasked',
    (_how, wanted, ids) => {
      const line = ordered(lineOf(5, { ingredients: wanted }), 12.4);
      const [first = 0, ...rest] = ids;
      expect(reorderFrom([line], menu)).toEqual(
        without(line, {
          kind: 'ingredient.back',
          ingredientIds: [ingredientId(first), ...rest.map(ingredientId)],
        }),
      );
    },
  );
});
