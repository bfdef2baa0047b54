import { screen } from '@testing-library/react';
import {
  favouriteToggled,
  favouritesRestored,
} from '../../../src/application/favourites/favourites-slice';
import { FavouriteButton } from '../../../src/ui/components/favourite-button';
import { productId } from '../../support/ids';
import { renderShop } from '../../support/render-shop';

const PIZZA = { id: productId(5), name: 'Margherita' };

const heart = (name: string) => screen.getByRole('button', { name });

it('likes and unlikes its dish, each press one intent, and says which state it is in', async () => {
  const { user, state, intents } = renderShop(<FavouriteButton dish={PIZZA} />);
  expect(heart('Add to favourites: Margherita')).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart('Add to favourites: Margherita'));
  expect(heart('Remove from favourites: Margherita')).toHaveAttribute('aria-pressed', 'true');
  expect(state().favourites.ids).toEqual([5]);
  await user.keyboard('{Enter}');
  expect(heart('Add to favourites: Margherita')).toHaveFocus();
  expect(state().favourites.ids).toEqual([]);
  const press = favouriteToggled({ productId: PIZZA.id });
  expect(intents).toEqual([press, press]);
});

it('follows what another tab likes', () => {
  const { happen } = renderShop(<FavouriteButton dish={PIZZA} />, { path: '/ru' });
  happen(favouritesRestored([PIZZA.id]));
  expect(heart('Убрать из избранного: Margherita')).toBeInTheDocument();
});
