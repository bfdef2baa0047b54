import { fireEvent, screen, within } from '@testing-library/react';
import {
  companionsRequested,
  companionsLoaded,
  productLoaded,
} from '../../../../src/application/catalogue/catalogue-slice';
import {
  viewedProductsFailed,
  viewedProductsLoaded,
  viewedRestored,
} from '../../../../src/application/viewed/viewed-slice';
import type { Product } from '../../../../src/domain/catalogue/product';
import { money } from '../../../../src/domain/money/money';
import { ProductPage } from '../../../../src/ui/pages/product/product-page';
import { changes, lineOf } from '../../../support/carts';
import { cardOf, dishOf, ingredientOf } from '../../../support/dishes';
import { productId } from '../../../support/ids';
import { renderShop } from '../../../support/render-shop';

const open = (product: Product, more: Parameters<typeof renderShop>[1] = {}) =>
  renderShop(<ProductPage />, {
    path: `/product/${product.slug}`,
    ...more,
    actions: [productLoaded(product), ...(more.actions ?? [])],
  });

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('the pictures of a dish', () => {
  const picture = (name: string) => ({ webp: `/${name}.webp`, jpeg: `/${name}.jpeg` });

  it('are a gallery where there are several, called up by their small ones', async () => {
    const scrollTo = jest.fn();
    Object.defineProperty(Element.prototype, 'scrollTo', { value: scrollTo, configurable: true });
    const { user } = open(dishOf({ pictures: [picture('own'), picture('close')] }));
    const pictures = screen.getByRole('list', { name: 'Pictures: Margherita' });
    expect(pictures).toHaveAttribute('tabindex', '0');
    expect(
      within(pictures)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['Margherita, as it is served', 'Margherita, picture 2 of 2']);
    Object.defineProperty(pictures, 'clientWidth', { value: 300 });
    await user.click(button('Picture 2 of 2'));
    expect(scrollTo).toHaveBeenCalledWith({ left: 300 });
    pictures.scrollLeft = 290;
    fireEvent.scroll(pictures);
    expect(button('Picture 2 of 2')).toHaveAttribute('aria-current', 'true');
    expect(button('Picture 1 of 2')).not.toHaveAttribute('aria-current');
  });

  it('are no gallery where there is one', () => {
    open(dishOf({ pictures: [picture('own')] }));
    expect(screen.queryByRole('list', { name: /^Pictures/ })).toBeNull();
    expect(screen.getByRole('img', { name: 'Margherita, as it is served' })).toBeInTheDocument();
  });
});

it('says where the dish stands in the menu', () => {
  open(dishOf());
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/products',
    '/products/pizza',
  ]);
  expect(way.getByText('Margherita')).toHaveAttribute('aria-current', 'page');
});

it('says the earlier price of a dish that is reduced', () => {
  open(dishOf({ oldPrice: money(1590) }));
  expect(screen.getByText('15.90 лв.')).toBeInTheDocument();
});

it('shows an ingredient that is sold out, offers no portion of it, and sells the dish without', async () => {
  const olives = { name: 'Olives', isAvailable: false, min: 0, max: 0 };
  const { user, state } = open(
    dishOf({
      ingredients: [
        ingredientOf({ ...olives, id: 11, defaultQuantity: 1 }),
        ingredientOf({ ...olives, id: 12, name: 'Capers' }),
      ],
    }),
  );
  for (const name of ['Olives', 'Capers']) {
    const row = within(screen.getByText(name).closest('li') ?? document.body);
    expect(row.getByText('Not available now')).toBeInTheDocument();
    expect(row.queryByRole('button')).toBeNull();
    expect(row.queryByRole('switch')).toBeNull();
  }
  // What the form of the page says where no scripts run.
  expect(document.querySelector('input[name="portions11"]')).toHaveValue('0');
  await user.click(screen.getByRole('button', { name: /^Add to cart: Margherita/ }));
  expect(state().cart.lines).toEqual([lineOf(5, { ingredients: changes([11, 0]) })]);
});

describe('the allergens of a dish', () => {
  const withCheese = dishOf({
    allergens: ['gluten'],
    ingredients: [
      ingredientOf({ id: 13, name: 'Cheese', defaultQuantity: 1, max: 1, allergens: ['milk'] }),
      ingredientOf({ id: 16, name: 'Anchovies', max: 1, allergens: ['fish'] }),
    ],
  });
  const warnings = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');

  it('are those of the dish as it is set now', async () => {
    const { user } = open(withCheese);
    expect(screen.getByText('Contains: gluten, milk.')).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Cheese' }));
    await user.click(screen.getByRole('switch', { name: 'Anchovies' }));
    expect(screen.getByText('Contains: gluten, fish.')).toBeInTheDocument();
  });

  it('are warned of once they are marked, as the dish is set, and no word is said otherwise', async () => {
    const { user, state } = open(withCheese);
    expect(warnings()).toBe('');
    await user.click(screen.getByRole('checkbox', { name: 'milk', hidden: true }));
    await user.click(screen.getByRole('checkbox', { name: 'fish', hidden: true }));
    expect(state().avoidedAllergens).toEqual(['fish', 'milk']);
    expect(warnings()).toBe('Contains: milk. You asked to be warned.');
    await user.click(screen.getByRole('switch', { name: 'Anchovies' }));
    expect(warnings()).toBe('Contains: fish, milk. You asked to be warned.');
    await user.click(screen.getByRole('switch', { name: 'Cheese' }));
    await user.click(screen.getByRole('switch', { name: 'Anchovies' }));
    expect(warnings()).toBe('');
  });

  it('can be marked beside the 14 when the dish names others', () => {
    open(dishOf({ allergens: ['kiwi'] }));
    const group = screen.getByRole('group', { name: 'Warn me about these', hidden: true });
    expect(within(group).getAllByRole('checkbox', { hidden: true })).toHaveLength(15);
    expect(within(group).getByRole('checkbox', { name: 'kiwi', hidden: true })).not.toBeChecked();
  });
});

describe('below a dish', () => {
  const region = (name: string) => screen.queryByRole('region', { name });

  it('stands what goes well with it and what was looked at before, once they have come', () => {
    const { intents, happen } = open(dishOf(), {
      actions: [viewedRestored([productId(5), productId(7)])],
    });
    expect(intents).toContainEqual(companionsRequested(productId(5)));
    expect(region('Goes well with this')).toBeNull();
    happen(
      companionsLoaded({ productId: productId(5), dishes: [cardOf({ id: 8, name: 'Soy sauce' })] }),
      viewedProductsLoaded([dishOf({ id: 7, name: 'Diavola' }), dishOf()]),
    );
    const goesWell = screen.getByRole('region', { name: 'Goes well with this' });
    expect(within(goesWell).getByRole('article', { name: 'Soy sauce' })).toBeInTheDocument();
    const viewed = screen.getByRole('region', { name: 'Recently viewed' });
    expect(within(viewed).getAllByRole('article')).toHaveLength(1);
    expect(within(viewed).getByRole('article', { name: 'Diavola' })).toBeInTheDocument();
  });

  it('stands an offer to try again where what was looked at could not be had', async () => {
    const { user, intents, happen } = open(dishOf(), {
      actions: [viewedRestored([productId(5), productId(7)])],
    });
    happen(
      companionsLoaded({ productId: productId(5), dishes: [] }),
      viewedProductsFailed(undefined),
    );
    const asked = intents.filter(({ type }) => type === companionsRequested.type).length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(intents.filter(({ type }) => type === companionsRequested.type)).toHaveLength(asked + 1);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('stands nothing where there is nothing', () => {
    const { happen } = open(dishOf());
    happen(
      companionsLoaded({ productId: productId(5), dishes: [] }),
      viewedProductsLoaded([dishOf()]),
    );
    expect(region('Goes well with this')).toBeNull();
    expect(region('Recently viewed')).toBeNull();
  });
});
