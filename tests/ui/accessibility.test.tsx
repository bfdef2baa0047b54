import axe from 'axe-core';
import type { Action } from 'redux';
import {
  cartCalculated,
  cartProductsLoaded,
  cartRestored,
} from '../../src/application/cart/cart-slice';
import { productLoaded } from '../../src/application/catalogue/catalogue-slice';
import { money } from '../../src/domain/money/money';
import { App } from '../../src/ui/app/app';
import { PAGE_MODULES } from '../../src/ui/app/page-modules';
import { lineOf } from '../support/carts';
import { calculationOf, choiceOf, dishOf, ingredientOf } from '../support/dishes';
import { renderShop } from '../support/render-shop';

beforeAll(() => Promise.all(Object.values(PAGE_MODULES).map(({ preload }) => preload())));

const DISH = dishOf({
  labels: [{ code: 'new', name: 'New' }],
  allergens: ['milk'],
  nutrition: { kcal: 230, protein: 9, fat: 8, carbohydrates: 30, kcalPortion: 970 },
  choice: choiceOf({
    name: 'Crust',
    required: true,
    options: [
      { id: 31, name: 'Thin', isDefault: false, isAvailable: true },
      { id: 32, name: 'Thick', isDefault: false, isAvailable: false },
    ],
  }),
  ingredients: [
    ingredientOf(),
    ingredientOf({ id: 12, name: 'Basil', max: 1 }),
    ingredientOf({ id: 13, name: 'Onion', defaultQuantity: 1, max: 1 }),
  ],
});
const LINES = [lineOf(5, { quantity: 2 })];

/* What a browser test looks at on no page. */
it.each<[string, string, Action[]]>([
  ['a dish that may be changed', '/product/margherita', [productLoaded(DISH)]],
  [
    'a cart whose sums tell their rules, with a gift',
    '/cart',
    [
      cartRestored(LINES),
      cartProductsLoaded([DISH]),
      cartCalculated({
        lines: LINES,
        calculation: calculationOf(LINES, money(1290), {
          gifts: [{ id: 90, name: 'Ginger', quantity: 1, reason: 'With every set' }],
          trace: [{ code: 'goods', amount: money(2580) }],
        }),
      }),
    ],
  ],
])(
  '%s breaks no rule of accessibility that can be checked without a screen',
  async (_, path, actions) => {
    const { container } = renderShop(<App />, { path, actions });
    const { violations } = await axe.run(container, {
      resultTypes: ['violations'],
      // These two have to see the page drawn.
      rules: {
        'color-contrast': { enabled: false },
        'label-content-name-mismatch': { enabled: false },
      },
    });
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
  },
);
