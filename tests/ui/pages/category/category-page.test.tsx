import { screen, within } from '@testing-library/react';
import {
  categoriesLoaded,
  listingLoaded,
} from '../../../../src/application/catalogue/catalogue-slice';
import { CategoryPage } from '../../../../src/ui/pages/category/category-page';
import { cardOf, categoryOf } from '../../../support/dishes';
import { renderShop } from '../../../support/render-shop';

const PIZZA = categoryOf({ subcategories: [{ id: 11, slug: 'hot', name: 'Hot' }] });
const DISHES = [cardOf(), cardOf({ id: 6, slug: 'diavola', name: 'Diavola' })];

const open = (path: string, dishes = DISHES, [currentPage, lastPage] = [1, 1]) =>
  renderShop(<CategoryPage />, {
    path,
    actions: [
      categoriesLoaded([PIZZA]),
      listingLoaded({
        products: dishes,
        meta: { currentPage, lastPage, perPage: 2, total: 2 * lastPage },
      }),
    ],
  });

const pages = () => screen.queryByRole('navigation', { name: 'Pages' });

it('shows every dish of the category as an article of its own', () => {
  open('/products/pizza');
  expect(screen.getByRole('heading', { level: 1, name: 'Pizza' })).toBeInTheDocument();
  expect(
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
  ).toEqual(['Margherita', 'Diavola']);
  expect(pages()).toBeNull();
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

it('leads to the pages before and after, and to no page 0 or 1 by number', () => {
  open('/ru/products/pizza?page=2', DISHES, [2, 3]);
  expect(screen.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute(
    'href',
    '/ru/products/pizza',
  );
  expect(screen.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute(
    'href',
    '/ru/products/pizza?page=3',
  );
});

it.each([
  ['first', 1, 'Next page', 'Previous page'],
  ['last', 3, 'Previous page', 'Next page'],
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
        meta: { currentPage: 1, lastPage: 1, perPage: 2, total: 2 },
      }),
    ],
  });
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Pizza' })).toBeInTheDocument();
});
