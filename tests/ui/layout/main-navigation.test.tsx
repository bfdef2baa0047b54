import { screen, within } from '@testing-library/react';
import { navigationLoaded } from '../../../src/application/navigation/navigation-slice';
import { BRAND_ROOM } from '../../../src/ui/layout/header-room';
import { MainNavigation } from '../../../src/ui/layout/main-navigation';
import { NO_SEO } from '../../support/menus';
import { renderShop } from '../../support/render-shop';

const itemOf = (id: number, name: string, slug: string) => ({
  id,
  name,
  showTop: true,
  showBottom: false,
  module: { type: 'other', slug },
  seo: NO_SEO,
});

const LONG = [
  'Delivery and payment',
  'What is new in the kitchen',
  'About us and our branches',
].map((name, index) => itemOf(index + 1, name, `page-${String(index + 1)}`));

const inRow = (): readonly (string | null)[] =>
  within(screen.getByRole('navigation', { hidden: true }))
    .getAllByRole('link', { hidden: true })
    .filter((link) => !link.closest('details'))
    .map(({ textContent }) => textContent);

const below = () => screen.queryByRole('group', { hidden: true });

it('has everything in the row and nothing below “More” where all fit every width', () => {
  renderShop(<MainNavigation room={{ desktop: 900, wide: 900, large: 900 }} />, {
    actions: [navigationLoaded(LONG)],
  });
  expect(inRow()).toEqual(['Menu', ...LONG.map(({ name }) => name)]);
  expect(below()).toBeNull();
});

it('puts what the widest screen has no room for below “More”, and loses nothing', () => {
  renderShop(<MainNavigation room={BRAND_ROOM} />, { actions: [navigationLoaded(LONG)] });
  const more = within(screen.getByRole('group', { hidden: true }));
  const hidden = more.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(inRow().length).toBeGreaterThan(0);
  expect(hidden).toEqual(['Menu', ...LONG.map(({ name }) => name)]);
  expect(inRow()).not.toContain('About us and our branches');
});
