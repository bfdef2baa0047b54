import { screen } from '@testing-library/react';
import { signedIn } from '../../../src/application/session/account-slice';
import { UserButton } from '../../../src/ui/layout/header-tools';
import { renderShop } from '../../support/render-shop';

it('lets a guest log in', async () => {
  const { user, state } = renderShop(<UserButton />);
  const logIn = screen.getByRole('button', { name: 'Log in' });
  // Also by a click before hydration.
  expect(logIn).toHaveAttribute('data-opens');
  await user.click(logIn);
  expect(state().modal).toBe('auth');
});

it('leads whoever is logged in to the account, in the language of the page', () => {
  renderShop(<UserButton />, { path: '/ru', actions: [signedIn(undefined)] });
  expect(screen.getByRole('link', { name: 'Личный кабинет' })).toHaveAttribute(
    'href',
    '/ru/account',
  );
});
