import { screen, within } from '@testing-library/react';
import { newsListLoaded } from '../../../../src/application/content/content-slice';
import type { NewsCard } from '../../../../src/application/ports/article';
import { NewsPage } from '../../../../src/ui/pages/news/news-page';
import { renderShop } from '../../../support/render-shop';
import { newsCardOf } from '../../../support/stories';

const listOf = (items: readonly NewsCard[], [currentPage, lastPage] = [1, 1]) =>
  newsListLoaded({ items, meta: { currentPage, lastPage, perPage: 24, total: items.length } });

const open = (path: string, ...list: Parameters<typeof listOf>) =>
  renderShop(<NewsPage />, { path, actions: [listOf(...list)] });

it('shows each story with its day, how it begins and the way to it', () => {
  open('/ru/news', [newsCardOf(), newsCardOf({ id: 9, slug: 'soups', name: 'Soups' })]);
  expect(screen.getByRole('heading', { level: 1, name: 'Новости' })).toBeInTheDocument();
  const [first] = screen.getAllByRole('article');
  const story = within(first as HTMLElement);
  expect(story.getByRole('link', { name: 'A new oven' })).toHaveAttribute(
    'href',
    '/ru/news/new-oven',
  );
  expect(story.getByText(/^1\s+марта 2024\s+г\.$/)).toHaveAttribute('datetime', '2024-03-01');
  expect(story.getByText('Pizza takes four minutes.')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Страницы' })).toBeNull();
});

it('leads to older and newer news', () => {
  open('/news?page=2', [newsCardOf()], [2, 3]);
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/news');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/news?page=3');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
});

it('says so when there is none yet, and leads to the menu', () => {
  open('/news', []);
  expect(screen.getByText(/^No news yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the menu' })).toHaveAttribute('href', '/products');
});

it('shows no news of another page while its own are on their way', () => {
  renderShop(<NewsPage />, {
    path: '/news',
    isPageReady: false,
    actions: [listOf([newsCardOf()])],
  });
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByText(/^No news yet/)).toBeNull();
});
