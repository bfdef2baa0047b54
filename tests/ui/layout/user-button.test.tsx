import { screen } from '@testing-library/react';
import { accountKnown } from '../../../src/application/account/account-slice';
import { UserButton } from '../../../src/ui/layout/user-button';
import { renderShop } from '../../support/render-shop';

it('lets a guest log in', async () => {
  const { user, state } = renderShop(<UserButton />);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(state().modal).toBe('auth');
});

it('leads whoever is logged in to the account, in the language of the page', () => {
  renderShop(<UserButton />, { path: '/ru', actions: [accountKnown({ isSignedIn: true })] });
  expect(screen.getByRole('link', { name: 'Личный кабинет' })).toHaveAttribute(
    'href',
    '/ru/account',
  );
});
