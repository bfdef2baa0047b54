import { screen } from '@testing-library/react';
import { articleLoaded } from '../../../../src/application/content/content-slice';
import { navigationLoaded } from '../../../../src/application/navigation/navigation-slice';
import { ArticlePage } from '../../../../src/ui/pages/article/article-page';
import { ARTICLE, NO_SEO } from '../../../support/menus';
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

it('is headed as the restaurant says, by the text itself or by the navigation', () => {
  const aboutUs = {
    id: 4,
    name: 'About us',
    seo: { ...NO_SEO, heading: 'Who bakes' },
    showTop: true,
    showBottom: false,
    module: { type: 'about', slug: 'about' },
    pageSlug: null,
    link: null,
  };
  const { happen } = renderShop(<ArticlePage />, { path: '/about', actions: LOADED });
  happen(navigationLoaded([aboutUs]));
  expect(screen.getByRole('heading', { level: 1, name: 'Who bakes' })).toBeInTheDocument();
  happen(articleLoaded({ ...ARTICLE, seo: { ...NO_SEO, heading: 'Our ovens' } }));
  expect(screen.getByRole('heading', { level: 1, name: 'Our ovens' })).toBeInTheDocument();
});
