import { screen } from '@testing-library/react';
import { favouritesRestored } from '../../../src/application/favourites/favourites-slice';
import { FavouritesLink } from '../../../src/ui/layout/header-tools';
import { productId } from '../../support/ids';
import { renderShop } from '../../support/render-shop';

const liked = (count: number) =>
  favouritesRestored(Array.from({ length: count }, (_, index) => productId(index + 1)));

it.each<[string, number, string]>([
  ['/', 0, 'Favourites'],
  ['/', 1, 'Favourites, 1 item'],
  ['/', 12, 'Favourites, 12 items'],
  ['/ru', 0, 'Избранное'],
  ['/ru', 3, 'Избранное, 3 позиции'],
  ['/ru', 11, 'Избранное, 11 позиций'],
])('at %s with %i liked dishes is named “%3$s”', (path, count, name) => {
  renderShop(<FavouritesLink />, { path, actions: [liked(count)] });
  expect(screen.getByRole('link')).toHaveAccessibleName(name);
});

it('leads to the favourites in the same language, and counts on its corner', () => {
  const { happen } = renderShop(<FavouritesLink />, { path: '/ru' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/ru/favorite');
  expect(screen.queryByText('2')).toBeNull();
  happen(liked(2));
  expect(screen.getByText('2')).toBeInTheDocument();
  happen(liked(120));
  expect(screen.getByText('99+')).toBeInTheDocument();
});
