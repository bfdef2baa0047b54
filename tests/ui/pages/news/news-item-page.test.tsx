import { screen } from '@testing-library/react';
import { newsItemLoaded } from '../../../../src/application/content/content-slice';
import { NewsItemPage } from '../../../../src/ui/pages/news/news-item-page';
import { renderShop } from '../../../support/render-shop';
import { newsItemOf } from '../../../support/stories';

const LOADED = [newsItemLoaded(newsItemOf())];

it('shows a story with its day and text, and the way back to all of them', () => {
  renderShop(<NewsItemPage />, { path: '/ru/news/new-oven', actions: LOADED });
  expect(screen.getByRole('heading', { level: 1, name: 'A new oven' })).toBeInTheDocument();
  expect(screen.getByText(/^1\s+марта 2024\s+г\.$/)).toHaveAttribute('datetime', '2024-03-01');
  expect(screen.getByText('four minutes').tagName).toBe('B');
  expect(screen.getByRole('link', { name: 'Все новости' })).toHaveAttribute('href', '/ru/news');
});

it('shows no other story while its own is on its way', () => {
  renderShop(<NewsItemPage />, { path: '/news/soups', actions: LOADED, isPageReady: false });
  expect(screen.queryByRole('article')).toBeNull();
});
