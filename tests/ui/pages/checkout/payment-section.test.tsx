import type { UserEvent } from '@testing-library/user-event';
import { screen, within } from '@testing-library/react';
import {
  checkoutFilled,
  checkoutRestored,
} from '../../../../src/application/checkout/checkout-slice';
import { cartCalculated, cartRestored } from '../../../../src/application/cart/cart-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import { ZERO, money } from '../../../../src/domain/money/money';
import { PaymentSection } from '../../../../src/ui/pages/checkout/payment-section';
import { useCheckoutForm } from '../../../../src/ui/pages/checkout/use-checkout-form';
import { SETTINGS, filledForm } from '../../../support/checkouts';
import { lineOf } from '../../../support/carts';
import { calculationOf } from '../../../support/dishes';
import { renderShop } from '../../../support/render-shop';

const Section = () => <PaymentSection state={useCheckoutForm()} />;

const change = () => screen.queryByRole('group', { name: 'Change for' });
const open = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Change Payment' }));

it('offers the ways to pay of this order, and change for cash alone', async () => {
  const { user, happen } = renderShop(<Section />, {
    path: '/checkout',
    actions: [settingsLoaded(SETTINGS), checkoutRestored(filledForm({}))],
  });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Cash')).toBeInTheDocument();
  await open(user);
  const ways = within(screen.getByRole('group', { name: 'Payment' })).getAllByRole('radio');
  expect(ways.map((way) => way.getAttribute('value'))).toEqual(['cash', 'online']);
  expect(change()).toBeInTheDocument();
  happen(checkoutFilled({ paymentType: 'online' }));
  expect(change()).toBeNull();
});

it('has the only way to pay chosen', async () => {
  const { user } = renderShop(<Section />, {
    path: '/checkout',
    actions: [settingsLoaded({ ...SETTINGS, payments: SETTINGS.payments.slice(0, 1) })],
  });
  await open(user);
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
  expect(change()).toBeInTheDocument();
});

it('offers change from notes that pay for the order, or from one that is typed', async () => {
  const lines = [lineOf(5)];
  const { user, state } = renderShop(<Section />, {
    path: '/checkout',
    actions: [
      settingsLoaded(SETTINGS),
      cartRestored(lines),
      cartCalculated({ lines, calculation: calculationOf(lines, money(2597)) }),
      checkoutRestored(filledForm({ changeFrom: '30' })),
    ],
  });
  expect(screen.getByText('Cash, change for 30')).toBeInTheDocument();
  await open(user);
  expect(
    within(screen.getByRole('group', { name: 'Change for' }))
      .getAllByRole('radio')
      .map((radio) => [radio.closest('label')?.textContent, (radio as HTMLInputElement).checked]),
  ).toEqual([
    ['Exact', false],
    ['30', true],
    ['40', false],
    ['50', false],
    ['Other', false],
  ]);
  const typed = () => screen.getByRole('textbox', { name: 'Change for' });
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  await user.clear(typed());
  await user.type(typed(), '40');
  expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked();
  await user.type(typed(), '0');
  expect(state().checkout.changeFrom).toBe('400');
  await user.click(screen.getByRole('radio', { name: 'Exact' }));
  expect(state().checkout.changeFrom).toBe('');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('keeps the field of an amount that is emptied to be typed anew', async () => {
  const lines = [lineOf(5)];
  const { user, state } = renderShop(<Section />, {
    path: '/checkout',
    actions: [
      settingsLoaded(SETTINGS),
      cartRestored(lines),
      cartCalculated({ lines, calculation: calculationOf(lines, money(2597)) }),
      checkoutRestored(filledForm({ changeFrom: '7' })),
    ],
  });
  const typed = screen.getByRole('textbox', { name: 'Change for' });
  await user.clear(typed);
  expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked();
  await user.type(typed, '50');
  expect(typed).toBeVisible();
  expect(state().checkout.changeFrom).toBe('50');
});

it('asks for no change where the order costs nothing, and says so', () => {
  const lines = [lineOf(5)];
  renderShop(<Section />, {
    path: '/checkout',
    actions: [
      settingsLoaded(SETTINGS),
      cartRestored(lines),
      cartCalculated({ lines, calculation: calculationOf(lines, ZERO) }),
      checkoutRestored(filledForm({ changeFrom: 'x' })),
    ],
  });
  expect(screen.queryByRole('textbox', { name: 'Change for' })).toBeNull();
  expect(screen.getByText('There is nothing to pay')).toBeInTheDocument();
});

it.each([
  ['says that payments online are not real where a sandbox takes them', ['payment', 'outbox'], 1],
  ['says nothing of payments that are real', ['outbox'], 0],
] as const)('%s', (_, sandboxes, notes) => {
  renderShop(<Section />, {
    path: '/checkout',
    actions: [
      settingsLoaded({ ...SETTINGS, sandboxes }),
      checkoutRestored(filledForm({ paymentType: 'online' })),
    ],
  });
  expect(screen.queryAllByText(/^Demo: online payments are not real/)).toHaveLength(notes);
});
