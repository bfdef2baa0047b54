import { screen, waitFor, within } from '@testing-library/react';
import {
  companionsLoaded,
  dishFailed,
  dishRequested,
  listingLoaded,
  productLoaded,
} from '../../../src/application/catalogue/catalogue-slice';
import { routeEntered } from '../../../src/application/navigation/page-slice';
import { toastShown } from '../../../src/application/notifications/toast-slice';
import { App } from '../../../src/ui/app/app';
import { DISH_WINDOW, PAGE_MODULES } from '../../../src/ui/app/page-modules';
import { cardOf, dishOf } from '../../support/dishes';
import { productId } from '../../support/ids';
import { renderShop } from '../../support/render-shop';

const MENU = [
  listingLoaded({
    products: [cardOf()],
    promos: [],
    meta: { currentPage: 1, lastPage: 1, perPage: 60, total: 1 },
  }),
];

const dialog = () => screen.getByRole('dialog', { name: 'Margherita' });
const cardLink = () =>
  within(screen.getByRole('main', { hidden: true })).getByRole('link', {
    name: 'Margherita',
    hidden: true,
  });

const openMenu = () => renderShop(<App />, { path: '/products/pizza', actions: MENU });

const openDish = async () => {
  const shop = openMenu();
  await shop.user.click(cardLink());
  shop.happen(productLoaded(dishOf()));
  return shop;
};

beforeAll(() =>
  Promise.all([DISH_WINDOW, PAGE_MODULES.category, PAGE_MODULES.product].map((m) => m.preload())),
);
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('a dish of the menu opens over it, by its address and title, and the menu stays', async () => {
  const { user, intents, address, happen } = openMenu();
  await user.click(cardLink());
  expect(address()).toBe('/product/margherita');
  expect(intents).toContainEqual(dishRequested('margherita'));
  expect(intents).not.toContainEqual(expect.objectContaining({ type: routeEntered.type }));
  expect(within(dialog()).getByRole('heading', { name: 'Margherita' })).toBeInTheDocument();
  expect(within(dialog()).queryByRole('button', { name: /Add to cart/ })).toBeNull();
  happen(productLoaded(dishOf()));
  expect(within(dialog()).getByRole('button', { name: /^Add to cart: Marg/ })).toBeInTheDocument();
  expect(cardLink()).toBeInTheDocument();
  await waitFor(() => expect(document.title).toContain('Margherita'));
});

it('counts as looked at', async () => {
  const { state } = await openDish();
  expect(state().viewed.ids).toEqual([5]);
});

it('closes by the cross, and the menu has its address and title again', async () => {
  const { user, address, intents } = await openDish();
  await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/products/pizza');
  expect(intents).not.toContainEqual(expect.objectContaining({ type: routeEntered.type }));
  await waitFor(() => expect(document.title).toContain('Pizza'));
});

it('another dish takes its place and begins anew, and closing leads to the menu', async () => {
  const { user, address, happen } = await openDish();
  const diavola = { id: productId(6), slug: 'diavola', name: 'Diavola' };
  happen(companionsLoaded({ productId: productId(5), dishes: [cardOf(diavola)] }));
  await user.click(within(dialog()).getByRole('button', { name: 'Increase quantity: Margherita' }));
  await user.click(within(dialog()).getByRole('link', { name: 'Diavola' }));
  happen(productLoaded({ ...dishOf(), ...diavola }));
  const other = screen.getByRole('dialog', { name: 'Diavola' });
  expect(address()).toBe('/product/diavola');
  expect(within(other).getByRole('group', { name: 'Diavola' })).toHaveTextContent('1');
  expect(other).toContainElement(document.activeElement as HTMLElement);
  await user.click(within(other).getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/products/pizza');
});

it('one that cannot be had says so, and is asked for again', async () => {
  const { user, happen, intents } = openMenu();
  await user.click(cardLink());
  happen(dishFailed({ slug: 'margherita', status: 503 }));
  expect(within(dialog()).getByRole('alert')).toHaveTextContent('The dish could not be loaded.');
  await user.click(within(dialog()).getByRole('button', { name: 'Try again' }));
  expect(intents.filter(({ type }) => type === dishRequested.type)).toHaveLength(2);
  expect(within(dialog()).queryByRole('alert')).toBeNull();
});

it('what the shop has to say is said in the dish alone', async () => {
  const { happen } = await openDish();
  happen(toastShown({ text: 'modal.failed', tone: 'failed' }));
  const words = await within(dialog()).findByText(/./, { selector: '[role=status] *' });
  expect(screen.getAllByText(words.textContent)).toHaveLength(1);
});

it('on the page of a dish another one is a page', async () => {
  const { user, intents } = renderShop(<App />, {
    path: '/product/margherita',
    actions: [
      productLoaded(dishOf()),
      companionsLoaded({
        productId: productId(5),
        dishes: [cardOf({ id: productId(6), slug: 'diavola', name: 'Diavola' })],
      }),
    ],
  });
  await user.click(screen.getByRole('link', { name: 'Diavola' }));
  expect(intents).toContainEqual(routeEntered({ name: 'product', slug: 'diavola' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
