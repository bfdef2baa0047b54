import { screen } from '@testing-library/react';
import { orderRefused } from '../../../../src/application/placing/placing-slice';
import { openCheckout } from '../../../support/render-checkout';

const folded = (part: string) => screen.queryByRole('button', { name: `Change ${part}` });

it('shows what was said in a line each, and its fields with the focus where it is to be changed', async () => {
  const { user } = openCheckout();
  expect(screen.getByText('Ivan, +359 888 000 111')).toBeInTheDocument();
  expect(folded('Contact')).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Change Contact' }));
  expect(folded('Contact')).toBeNull();
  const name = screen.getByRole('textbox', { name: 'First name' });
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Maria');
  // Nothing folds under the hand of somebody who types.
  expect(name).toHaveValue('Maria');
  expect(folded('Payment')).toBeInTheDocument();
});

it('begins with the fields of what is not said yet', () => {
  openCheckout({ form: { paymentType: null } });
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeInTheDocument();
  expect(folded('When')).toBeInTheDocument();
  expect(folded('Contact')).toBeInTheDocument();
  expect(folded('Payment')).toBeNull();
});

it('opens what the backend refuses, with the focus in the wrong field', async () => {
  const { user, happen } = openCheckout();
  await user.click(screen.getByRole('button', { name: /^Place order/ }));
  const errors = { phone: 'This phone is blocked' };
  happen(orderRefused({ errors, code: null, limit: null, next: null }));
  expect(screen.queryByText('Ivan, +359 888 000 111')).toBeNull();
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  expect(phone).toHaveFocus();
  expect(phone).toHaveAccessibleDescription('This phone is blocked');
});
