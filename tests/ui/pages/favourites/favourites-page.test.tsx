import { screen, within } from '@testing-library/react';
import type { FavouritesState } from '../../../../src/application/favourites/favourites-slice';
import {
  favouriteProductsFailed,
  favouriteProductsLoaded,
  favouritesRestored,
} from '../../../../src/application/favourites/favourites-slice';
import { routeEntered } from '../../../../src/application/navigation/page-slice';
import { FavouritesPage } from '../../../../src/ui/pages/favourites/favourites-page';
import { dishOf } from '../../../support/dishes';
import { productId } from '../../../support/ids';
import { renderShop } from '../../../support/render-shop';

const PIZZA = dishOf({ id: 5, name: 'Margherita' });
const ROLL = dishOf({ id: 7, name: 'Philadelphia' });

const open = (
  liked: readonly number[],
  products: FavouritesState['products'],
  path = '/favorite',
) => {
  const ids = liked.map(productId);
  return renderShop(<FavouritesPage />, {
    path,
    actions: [
      favouritesRestored(ids),
      ...(products ? [favouriteProductsLoaded({ askedFor: ids, products })] : []),
    ],
  });
};

const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it('shows the dishes in the order of the list, and how many', () => {
  open([7, 5], [ROLL, PIZZA]);
  expect(screen.getByRole('heading', { level: 1, name: 'Favourites' })).toBeInTheDocument();
  expect(cards()).toEqual(['Philadelphia', 'Margherita']);
  expect(screen.getByText('2 items')).toBeInTheDocument();
});

it('counts in the words of the language', () => {
  open([7, 5], [ROLL, PIZZA], '/ru/favorite');
  expect(screen.getByText('2 позиции')).toBeInTheDocument();
});

it('an unliked dish keeps its place, is not counted, and comes back by the same heart', async () => {
  const { user, state } = open([7, 5], [ROLL, PIZZA]);
  await user.click(screen.getByRole('button', { name: 'Remove from favourites: Philadelphia' }));
  expect(cards()).toEqual(['Philadelphia', 'Margherita']);
  expect(screen.getByText('1 item')).toBeInTheDocument();
  expect(screen.getByText('Removed')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add to favourites: Philadelphia' }));
  expect(state().favourites.ids).toEqual([7, 5]);
  expect(screen.queryByText('Removed')).toBeNull();
});

it('says which dishes have left the menu, and takes them out of the list when told to', async () => {
  const { user, state } = open([7, 998, 999], [ROLL]);
  expect(screen.getByText('2 items you liked are no longer on the menu.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove from the list' }));
  expect(state().favourites.ids).toEqual([7]);
  expect(screen.queryByText(/no longer on the menu/)).toBeNull();
  expect(cards()).toEqual(['Philadelphia']);
});

it('an empty list says how it is filled and leads to the menu', () => {
  open([], []);
  expect(screen.getByRole('heading', { level: 1, name: 'No favourites yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the menu' })).toHaveAttribute('href', '/products');
});

it('stands as a skeleton under its heading while the dishes are on their way', () => {
  renderShop(<FavouritesPage />, { path: '/favorite', isPageReady: false });
  expect(screen.getByRole('heading', { level: 1, name: 'Favourites' })).toBeInTheDocument();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says that the list is kept when its dishes cannot be had, and asks again when told to', async () => {
  const { user, happen, state, intents } = open([7], null);
  happen(favouriteProductsFailed(undefined));
  expect(screen.getByText(/could not be loaded/)).toBeInTheDocument();
  expect(state().favourites.ids).toEqual([7]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(intents).toContainEqual(routeEntered({ name: 'favourites' }));
});
