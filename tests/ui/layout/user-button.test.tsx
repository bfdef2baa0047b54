import { screen } from '@testing-library/react';
import { signedIn } from '../../../src/application/session/account-slice';
import { AnswersPresses } from '../../../src/ui/app/hydration-effect';
import { UserButton } from '../../../src/ui/layout/user-button';
import { renderShop } from '../../support/render-shop';

it('lets a guest log in', async () => {
  const { user, state } = renderShop(<UserButton />);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(state().modal).toBe('auth');
});

it('leads whoever is logged in to the account, in the language of the page', () => {
  renderShop(<UserButton />, { path: '/ru', actions: [signedIn(undefined)] });
  expect(screen.getByRole('link', { name: 'Личный кабинет' })).toHaveAttribute(
    'href',
    '/ru/account',
  );
});

it('leaves the press to those who keep it until the page answers', async () => {
  let isAnswered = false;
  const { user, state } = renderShop(
    <AnswersPresses value={() => isAnswered}>
      <UserButton />
    </AnswersPresses>,
  );
  const logIn = screen.getByRole('button', { name: 'Log in' });
  expect(logIn).toHaveAttribute('data-step', '0');
  await user.click(logIn);
  expect(state().modal).toBeNull();
  isAnswered = true;
  await user.click(logIn);
  expect(state().modal).toBe('auth');
});
