import { screen } from '@testing-library/react';
import { setupRead } from '../../../src/application/setup/setup-slice';
import type { Setup } from '../../../src/application/setup/setup';
import { Header } from '../../../src/ui/layout/header';
import { renderShop } from '../../support/render-shop';

const openWith = (more: Partial<Setup> = {}, path = '/') => {
  const shop = renderShop(<Header />, { path });
  shop.happen(setupRead({ ...shop.state().setup, ...more }));
  return shop;
};

it('opens the search over the page, and without scripts leads to its page', async () => {
  const { user, state, address } = openWith({}, '/ru');
  const search = screen.getByRole('button', { name: 'Поиск' });
  expect(search.closest('form')).toHaveAttribute('action', '/ru/search');
  expect(search).toHaveAttribute('type', 'submit');
  await user.click(search);
  expect(state().modal).toBe('search');
  expect(address()).toBe('/ru');
});

it('opens the drawer by a button that is not called as the link to the menu is', async () => {
  const { user, state } = openWith();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(state().modal).toBe('menu');
});

it.each([false, true])(
  'has neither city nor address where they are off, white label: %s',
  (isWhiteLabel) => {
    openWith({ isWhiteLabel, showsCityBlock: false });
    expect(screen.queryByText('City: Sofia')).toBeNull();
    expect(screen.queryByText('Enter your address')).toBeNull();
  },
);

it.each<[Partial<Setup>, string, string]>([
  [{}, '/', 'Tavolino'],
  [{ brand: 'sushi' }, '/', 'Tavolino Sushi'],
  [{ brand: 'sushi' }, '/ru', 'Tavolino Суши'],
  [{ isWhiteLabel: true }, '/', 'Our Kitchen'],
  [{ isWhiteLabel: true, brand: 'sushi' }, '/ru', 'Наша кухня'],
])('with %j at %s bears the name %s', (more, path, name) => {
  openWith(more, path);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});
