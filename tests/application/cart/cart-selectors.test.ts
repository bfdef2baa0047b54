import type { CartLineView } from '../../../src/application/cart/cart-line-views';
import {
  selectCartTotals,
  selectItemCount,
  selectQuantityOf,
} from '../../../src/application/cart/cart-slice';
import { selectCartLines, selectDishNames } from '../../../src/application/cart/cart-line-views';
import type { CartState } from '../../../src/application/cart/cart-slice';
import type { ShopState } from '../../../src/application/store/root-reducer';
import { rootReducer } from '../../../src/application/store/root-reducer';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { times } from '../../../src/domain/money/money';
import { changes, lineOf } from '../../support/carts';
import { choiceOf } from '../../support/dishes';
import { ingredientId, productId } from '../../support/ids';
import { SETTINGS, calculationOf, productOf, unavailableOf } from '../../support/menus';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { euro } from '../../support/euro';

const start = rootReducer(undefined, { type: 'test/start' });
const shopWith = (cart: Partial<CartState>): ShopState => ({
  ...start,
  cart: { ...start.cart, ...cart },
});

const ingredient = (id: number, name: string) => ({
  id: ingredientId(id),
  name,
  defaultQuantity: 1,
  min: 0,
  max: 5,
  isAvailable: true,
  extraPrice: null,
  allergens: [],
});

const pizza = productOf(5, {
  ingredients: [ingredient(11, 'Olives'), ingredient(12, 'Cheese')],
  choice: choiceOf({
    name: 'Crust',
    required: false,
    options: [
      { id: 21, name: 'Thin', isDefault: true, isAvailable: true },
      { id: 22, name: 'Thick', isDefault: false, isAvailable: true },
    ],
  }),
});

const calculated = (line: ReturnType<typeof lineOf>, total: number) => ({
  key: lineKey(line),
  quantity: line.quantity,
  listPrice: euro(total),
  unitPrice: euro(total),
  total: euro(total),
  ingredients: [],
});

describe('the counter', () => {
  const shop = shopWith({ lines: [lineOf(1, { quantity: 2 }), lineOf(5, { quantity: 3 })] });

  it('counts pieces', () => {
    expect(selectItemCount(shop)).toBe(5);
  });

  it('knows how many of exactly this line there are', () => {
    expect(selectQuantityOf(lineKey(lineOf(5)))(shop)).toBe(3);
    expect(selectQuantityOf(lineKey(lineOf(5, { choiceId: 22 })))(shop)).toBe(0);
  });
});

describe('a line as the cart page shows it', () => {
  const viewOf = (cart: Partial<CartState>): CartLineView | undefined =>
    selectCartLines(shopWith(cart))[0];

  it('says in words what was changed', () => {
    const line = lineOf(5, { ingredients: changes([11, 0], [12, 3]), choiceId: 22 });
    expect(viewOf({ lines: [line], products: [pizza] })).toMatchObject({
      product: pizza,
      removed: ['Olives'],
      added: [{ name: 'Cheese', portions: 2 }],
      choiceName: 'Thick',
    });
  });

  it('has no changes where nothing was changed', () => {
    expect(viewOf({ lines: [lineOf(5)], products: [pizza] })).toMatchObject({
      removed: [],
      added: [],
      choiceName: null,
    });
  });

  it('is there before its dish is known', () => {
    const line = lineOf(5, { quantity: 4, ingredients: changes([11, 0]), choiceId: 22 });
    expect(viewOf({ lines: [line] })).toMatchObject({
      key: lineKey(line),
      quantity: 4,
      product: null,
      removed: [],
      choiceName: null,
      total: null,
    });
  });

  it('leaves out an ingredient that the dish no longer has', () => {
    const line = lineOf(5, { ingredients: changes([99, 2]) });
    expect(viewOf({ lines: [line], products: [pizza] })).toMatchObject({ removed: [], added: [] });
  });

  it('keeps its last known total while the quantity has already changed', () => {
    const before = lineOf(5);
    const cart = {
      lines: [lineOf(5, { quantity: 2 })],
      calculation: calculationOf(10, { lines: [calculated(before, 10)] }),
      calculatedFor: [before],
    };
    expect(viewOf(cart)?.total).toBe(euro(10));
  });

  it('says why it cannot be had, also when lines before it have gone meanwhile', () => {
    const [gone, soldOut] = [lineOf(1), lineOf(5)];
    const unavailable = [unavailableOf(1, { productId: productId(5), name: 'Pizza' })];
    const cart = {
      lines: [soldOut],
      calculation: calculationOf(10, { unavailable }),
      calculatedFor: [gone, soldOut],
    };
    expect(viewOf(cart)?.unavailableReason).toBe('Sold out');
  });

  it('of a dish that has left the menu is called and looks as the answer says', () => {
    const line = lineOf(6);
    const picture = { webp: '/media/soup.webp', jpeg: '/media/soup.jpg' };
    const calculation = calculationOf(0, { unavailable: [unavailableOf(0, { picture })] });
    const shop = { lines: [line], calculatedFor: [line], calculation };
    expect(viewOf(shop)?.dish).toMatchObject({ name: 'Soup', picture, slug: null });
    expect(selectDishNames(shopWith(shop)).get(lineKey(line))).toBe('Soup');
  });

  it('of which the backend says nothing is called and priced as this browser saw it last', () => {
    const line = lineOf(5, { quantity: 2 });
    const away = { lines: [line], progress: 'failed', seenDishes: [pizza] } as const;
    expect(viewOf(away)).toMatchObject({ dish: pizza, total: times(pizza.price, 2) });
    // A change of the dish may cost, and nobody knows what.
    expect(viewOf({ ...away, lines: [lineOf(5, { choiceId: 22 })] })?.total).toBeNull();
  });

  it('is not confused by an answer about a line that was never sent', () => {
    const unavailable = [unavailableOf(7, { productId: productId(5), name: 'Pizza' })];
    const cart = {
      lines: [lineOf(5)],
      calculation: calculationOf(10, { unavailable }),
      calculatedFor: [lineOf(5)],
    };
    expect(viewOf(cart)?.unavailableReason).toBeNull();
  });

  it('gives two preparations of one dish each their own total', () => {
    const thick = lineOf(5, { choiceId: 22 });
    const shop = shopWith({
      lines: [lineOf(5), thick],
      calculation: calculationOf(30, { lines: [calculated(thick, 20), calculated(lineOf(5), 10)] }),
    });
    expect(selectCartLines(shop).map(({ total }) => total)).toEqual([1000, 2000]);
  });
});

describe('the sums of the cart', () => {
  const lines = [lineOf(5, { quantity: 2 })];
  const calculation = calculationOf(20);

  it('are unknown before the first answer', () => {
    expect(selectCartTotals(shopWith({ lines, progress: 'calculating' }))).toEqual({
      kind: 'unknown',
      progress: 'calculating',
    });
  });

  it.each([
    ['are current when they are about the cart as it is', lines, 'settled', true],
    ['are the last known when the quantity has changed', [lineOf(5)], 'settled', false],
    ['are the last known while new ones are on the way', lines, 'calculating', false],
    ['are the last known when new ones could not be had', lines, 'failed', false],
  ] as const)('%s', (_rule, calculatedFor, progress, isCurrent) => {
    const shop = shopWith({ lines, calculation, calculatedFor, progress });
    expect(selectCartTotals(shop)).toEqual({ kind: 'known', isCurrent, progress, calculation });
  });
});

describe('the same state', () => {
  const cart = { lines: [lineOf(5)], products: [pizza], calculation: calculationOf(10) };
  const shop = shopWith(cart);
  const withNews = rootReducer(shop, settingsLoaded(SETTINGS));

  it.each([
    ['lines', selectCartLines],
    ['sums', selectCartTotals],
  ])('gives the same %s, so that nothing is drawn anew', (_what, select) => {
    expect(select(shop)).toBe(select(shop));
    expect(select(withNews)).toBe(select(shop));
  });
});
