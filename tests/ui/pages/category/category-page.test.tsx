import { screen, within } from '@testing-library/react';
import {
  categoriesLoaded,
  listingLoaded,
} from '../../../../src/application/catalogue/catalogue-slice';
import {
  furtherPageRequested,
  furtherPageFailed,
  furtherPageLoaded,
} from '../../../../src/application/catalogue/further-pages-slice';
import { pageReady } from '../../../../src/application/navigation/page-slice';
import { routeKey } from '../../../../src/application/navigation/route-key';
import { CategoryPage } from '../../../../src/ui/pages/category/category-page';
import { cardOf, categoryOf } from '../../../support/dishes';
import { filterId } from '../../../support/ids';
import { renderShop } from '../../../support/render-shop';

const PIZZA = categoryOf({
  subcategories: [{ id: 11, slug: 'hot', name: 'Hot' }],
  filters: [
    { id: 7, name: 'Spicy' },
    { id: 3, name: 'Vegetarian' },
  ],
});
const DISHES = [cardOf(), cardOf({ id: 6, slug: 'diavola', name: 'Diavola' })];

const metaOf = (currentPage: number, lastPage: number, total: number) => ({
  currentPage,
  lastPage,
  perPage: 2,
  total,
});

const open = (path: string, dishes = DISHES, [currentPage, lastPage] = [1, 1]) =>
  renderShop(<CategoryPage />, {
    path,
    actions: [
      categoriesLoaded([PIZZA]),
      listingLoaded({
        products: dishes,
        promos: [],
        meta: { currentPage, lastPage, perPage: 2, total: 2 * lastPage },
      }),
    ],
  });

const filters = () => within(screen.getByRole('navigation', { name: 'Filters' }));

const shownNames = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

const pages = () => screen.queryByRole('navigation', { name: 'Pages' });

it('shows every dish of the category as an article of its own', () => {
  open('/products/pizza');
  expect(screen.getByRole('heading', { level: 1, name: 'Pizza' })).toBeInTheDocument();
  expect(shownNames()).toEqual(['Margherita', 'Diavola']);
  expect(pages()).toBeNull();
});

it.each([
  ['/products/pizza', 'Pizza from a stone oven'],
  ['/products/pizza/hot', 'Pizza: Hot'],
])('is headed at %s as the restaurant says of it', (path, name) => {
  const { happen } = open(path);
  const seo = { ...PIZZA.seo, heading: 'Pizza from a stone oven' };
  happen(categoriesLoaded([{ ...PIZZA, seo }]));
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
});

it('says which kind of the category is open', () => {
  open('/products/pizza/hot');
  expect(screen.getByRole('heading', { level: 1, name: 'Pizza: Hot' })).toBeInTheDocument();
  const kinds = screen.getByRole('navigation', { name: 'Kinds: Pizza' });
  expect(within(kinds).getByRole('link', { name: 'Hot' })).toHaveAttribute('aria-current', 'page');
  expect(within(kinds).getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
});

it('says so when there is nothing today', () => {
  open('/products/pizza', []);
  expect(screen.getByText(/^Nothing here today/)).toBeInTheDocument();
  expect(screen.queryByRole('article')).toBeNull();
});

it('leads to the pages before and after, with its filters and to no page 0 or 1 by number', () => {
  open('/ru/products/pizza?filter=3&page=2', DISHES, [2, 3]);
  const previous = screen.getByRole('link', { name: 'Предыдущая страница' });
  expect(previous).toHaveAttribute('href', '/ru/products/pizza?filter=3');
  expect(previous).toHaveAttribute('rel', 'prev');
  const next = screen.getByRole('link', { name: 'Показать ещё' });
  expect(next).toHaveAttribute('href', '/ru/products/pizza?filter=3&page=3');
  expect(next).toHaveAttribute('rel', 'next');
});

it.each([
  ['first', 1, 'Show more', 'Previous page'],
  ['last', 3, 'Previous page', 'Show more'],
])('on the %s page leads one way only', (_, current, there, missing) => {
  open(`/products/pizza?page=${String(current)}`, DISHES, [current, 3]);
  expect(screen.getByRole('link', { name: there })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: missing })).toBeNull();
});

it('shows no dish of another page while its own are on their way', () => {
  renderShop(<CategoryPage />, {
    path: '/products/pizza',
    isPageReady: false,
    actions: [
      listingLoaded({
        products: DISHES,
        promos: [],
        meta: { currentPage: 1, lastPage: 1, perPage: 2, total: 2 },
      }),
    ],
  });
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Pizza' })).toBeInTheDocument();
});

describe('the filters of a category', () => {
  it('are links, each to what a press on it shows; a set one says so and how it comes off', () => {
    open('/products/pizza?filter=3');
    expect(filters().getByRole('link', { name: 'Spicy' })).toHaveAttribute(
      'href',
      '/products/pizza?filter=3,7',
    );
    expect(filters().getByRole('link', { name: 'Vegetarian (on)' })).toHaveAttribute(
      'href',
      '/products/pizza',
    );
  });

  it('lead back to the first page, and stay set in another kind of the category', () => {
    open('/products/pizza?filter=7&page=2', DISHES, [2, 3]);
    expect(filters().getByRole('link', { name: 'Vegetarian' })).toHaveAttribute(
      'href',
      '/products/pizza?filter=3,7',
    );
    expect(screen.getByRole('link', { name: 'Hot' })).toHaveAttribute(
      'href',
      '/products/pizza/hot?filter=7',
    );
  });

  it('overlook a number that the category does not have', () => {
    open('/products/pizza?filter=99,7');
    expect(filters().getByRole('link', { name: 'Vegetarian' })).toHaveAttribute(
      'href',
      '/products/pizza?filter=3,7',
    );
  });

  it('keep the focus and say how many dishes are left', async () => {
    const { user, address, happen } = open('/products/pizza');
    await user.click(filters().getByRole('link', { name: 'Spicy' }));
    expect(address()).toBe('/products/pizza?filter=7');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    happen(
      listingLoaded({ products: [cardOf()], promos: [], meta: metaOf(1, 1, 1) }),
      pageReady({ name: 'category', category: 'pizza', page: 1, filter: [filterId(7)] }),
    );
    expect(filters().getByRole('link', { name: /^Spicy/ })).toHaveFocus();
    expect(screen.getByText('1 item')).toHaveAttribute('role', 'status');
  });

  it('can be cleared at once where no dish has all of them', () => {
    open('/ru/products/pizza/hot?filter=3,7', []);
    expect(screen.getByRole('link', { name: 'Сбросить фильтры' })).toHaveAttribute(
      'href',
      '/ru/products/pizza/hot',
    );
    expect(screen.queryByRole('article')).toBeNull();
  });
});

it('shows a promotion at every seventh place, counted as shown', () => {
  const products = Array.from({ length: 13 }, (_, index) => cardOf({ id: index + 1 }));
  const promos = [1, 2, 3].map((id) => ({
    id,
    slug: `promo-${String(id)}`,
    name: `Promo ${String(id)}`,
    picture: null,
  }));
  const { container } = renderShop(<CategoryPage />, {
    path: '/products/pizza',
    actions: [
      categoriesLoaded([PIZZA]),
      listingLoaded({ products, promos, meta: metaOf(1, 1, 13) }),
    ],
  });
  const places = [...container.querySelectorAll('article, a[href^="/promo"]')];
  expect(places).toHaveLength(15);
  expect(places[6]).toBe(screen.getByRole('link', { name: 'Promo 1' }));
  expect(places[6]).toHaveAttribute('href', '/promo/promo-1');
  expect(places[13]).toBe(screen.getByRole('link', { name: 'Promo 2' }));
});

describe('more of a list', () => {
  const route = { name: 'category', category: 'pizza', page: 1, filter: [] } as const;
  const key = routeKey(route);
  const NEXT = {
    products: [cardOf({ id: 8, name: 'Quattro' }), cardOf({ id: 9, name: 'Capri' })],
    promos: [],
    meta: metaOf(2, 3, 6),
  };
  const more = () => screen.getByRole('link', { name: 'Show more' });

  it('comes below, says how much, and leaves the address and the focus where they serve', async () => {
    const { user, address, intents, happen } = open('/products/pizza', DISHES, [1, 3]);
    expect(screen.getByText('2 of 6')).toBeInTheDocument();
    await user.click(more());
    expect(intents).toEqual([furtherPageRequested({ key, page: 2 })]);
    expect(address()).toBe('/products/pizza');
    happen(furtherPageLoaded({ key, listing: NEXT }));
    expect(shownNames()).toEqual(['Margherita', 'Diavola', 'Quattro', 'Capri']);
    expect(screen.getByRole('link', { name: 'Quattro' })).toHaveFocus();
    expect(screen.getByText('2 more items')).toHaveAttribute('role', 'status');
    expect(screen.getByText('4 of 6')).toBeInTheDocument();
    expect(more()).toHaveAttribute('href', '/products/pizza?page=3');
  });

  it('is asked for once, however often it is pressed', async () => {
    const { user, intents } = open('/products/pizza', DISHES, [1, 3]);
    await user.click(more());
    const waiting = screen.getByRole('link', { name: 'One moment…' });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await user.click(waiting);
    expect(intents).toHaveLength(1);
  });

  it('says so when it did not come, and can be tried again', async () => {
    const { user, intents, happen } = open('/products/pizza', DISHES, [1, 3]);
    await user.click(more());
    happen(furtherPageFailed(key));
    expect(screen.getByText(/^The next dishes did not come/)).toHaveAttribute('role', 'status');
    expect(shownNames()).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Try again' }));
    expect(intents.filter(({ type }) => type === furtherPageRequested.type)).toHaveLength(2);
  });

  it('does not call back whoever went on to something else', async () => {
    const { user, happen } = open('/products/pizza', DISHES, [1, 3]);
    await user.click(more());
    screen.getByRole('link', { name: 'Diavola' }).focus();
    happen(furtherPageLoaded({ key, listing: NEXT }));
    expect(screen.getByRole('link', { name: 'Diavola' })).toHaveFocus();
  });

  it('is still there for whoever comes back', () => {
    const { happen } = open('/products/pizza', DISHES, [1, 3]);
    happen(
      furtherPageLoaded({ key, listing: NEXT }),
      pageReady({ name: 'product', slug: 'diavola' }),
      pageReady(route),
    );
    expect(shownNames()).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Show more' })).not.toHaveFocus();
  });
});
