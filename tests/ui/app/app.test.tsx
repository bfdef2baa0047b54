import { act, screen, waitFor, within } from '@testing-library/react';
import { cartRestored } from '../../../src/application/cart/cart-slice';
import {
  listingLoaded,
  mainScreenLoaded,
  productLoaded,
} from '../../../src/application/catalogue/catalogue-slice';
import { languageRefused } from '../../../src/application/session/language-slice';
import {
  pageFailed,
  pageReady,
  routeEntered,
} from '../../../src/application/navigation/page-slice';
import { App } from '../../../src/ui/app/app';
import { PAGE_MODULES } from '../../../src/ui/app/page-modules';
import { lineOf } from '../../support/carts';
import { cardOf, dishOf } from '../../support/dishes';
import { EMPTY_SCREEN } from '../../support/menus';
import { renderShop } from '../../support/render-shop';

const LISTING = listingLoaded({
  products: [cardOf()],
  promos: [],
  meta: { currentPage: 1, lastPage: 1, perPage: 60, total: 1 },
});
const HOME = mainScreenLoaded({ ...EMPTY_SCREEN, hits: [cardOf()] });

beforeAll(() => Promise.all(Object.values(PAGE_MODULES).map(({ preload }) => preload())));
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const main = () => within(screen.getByRole('main'));

it('has its landmarks, and a way past them', () => {
  renderShop(<App />, { actions: [HOME] });
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  // What is shown depends on the screen, which is none here.
  for (const name of ['Main', 'Categories', 'Languages']) {
    expect(screen.getByRole('navigation', { name, hidden: true })).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('main').id}`,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('does not ask again for the page that the server made', () => {
  const { intents } = renderShop(<App />, { path: '/products/pizza', actions: [LISTING] });
  expect(intents).toEqual([]);
  expect(main().getByRole('article', { name: 'Margherita' })).toBeInTheDocument();
});

it('asks for the page of a pressed link, shows its skeleton meanwhile, and begins at its top', async () => {
  const { user, intents, happen, address } = renderShop(<App />, {
    path: '/product/margherita',
    actions: [productLoaded(dishOf())],
  });
  await user.click(main().getByRole('link', { name: 'Pizza' }));
  const route = { name: 'category' as const, category: 'pizza', page: 1, filter: [] };
  expect(address()).toBe('/products/pizza');
  expect(intents).toContainEqual(routeEntered(route));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(main().queryByRole('article')).toBeNull();
  happen(LISTING, pageReady(route));
  expect(main().getByRole('article', { name: 'Margherita' })).toBeInTheDocument();
});

it('takes the title along from page to page', async () => {
  const { user, happen } = renderShop(<App />, { path: '/products/pizza', actions: [LISTING] });
  await waitFor(() => {
    expect(document.title).toBe('Pizza, delivery in Sofia · Tavolino');
  });
  await user.click(screen.getByRole('link', { name: 'Cart' }));
  happen(pageReady({ name: 'cart' }));
  expect(document.title).toBe('Cart · Tavolino');
});

it('says which category is open, everywhere the categories are named', () => {
  renderShop(<App />, { path: '/products/pizza', actions: [LISTING] });
  const bar = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(bar.getByRole('link', { name: 'Pizza' })).toHaveAttribute('aria-current', 'page');
});

it('shows the error page within its frame, keeps the cart, and tries again when asked to', async () => {
  const route = { name: 'category' as const, category: 'pizza', page: 1, filter: [] };
  const { user, intents } = renderShop(<App />, {
    path: '/products/pizza',
    actions: [cartRestored([lineOf(5)]), pageFailed({ route, status: 503 })],
  });
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(intents).toEqual([routeEntered(route)]);
  expect(main().queryByText('503')).toBeNull();
});

it('knows by itself that an address names no page', () => {
  renderShop(<App />, { path: '/no/such/page', isPageReady: false });
  expect(main().getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
});

it('a dish added in the list is in the counter at once, before anybody carries anything out', async () => {
  const { user } = renderShop(<App />, { path: '/products/pizza', actions: [LISTING] });
  await user.click(screen.getByRole('button', { name: 'Add to cart: Margherita' }));
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Cart · 1/ })).toBeInTheDocument();
  act(() => undefined);
});

it('goes back to the address of the language that the page speaks when another cannot be had', async () => {
  const { user, happen, address, intents } = renderShop(<App />, {
    path: '/products/pizza?filter=3#top',
    actions: [LISTING],
  });
  const [russian] = screen.getAllByRole('link', { name: 'Русский', hidden: true });
  await user.click(russian ?? document.body);
  expect(address()).toBe('/ru/products/pizza?filter=3#top');
  happen(languageRefused(undefined));
  expect(address()).toBe('/products/pizza?filter=3#top');
  // The page is not asked for anew: it has been there all the time.
  expect(intents.filter(({ type }) => type === routeEntered.type)).toEqual([]);
});
