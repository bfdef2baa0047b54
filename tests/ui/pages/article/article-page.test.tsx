import { screen } from '@testing-library/react';
import { articleLoaded } from '../../../../src/application/content/content-slice';
import { ArticlePage } from '../../../../src/ui/pages/article/article-page';
import { ARTICLE } from '../../../support/menus';
import { renderShop } from '../../../support/render-shop';

const LOADED = [articleLoaded(ARTICLE)];

it.each(['/about', '/page/terms', '/info/terms'])(
  'shows the text of the restaurant at %s',
  (path) => {
    renderShop(<ArticlePage />, { path, actions: LOADED });
    expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeInTheDocument();
    expect(screen.getByText('We bake.')).toBeInTheDocument();
  },
);

it('shows no text of another page while its own is on its way', () => {
  renderShop(<ArticlePage />, { path: '/page/terms', actions: LOADED, isPageReady: false });
  expect(screen.queryByText('We bake.')).toBeNull();
});
