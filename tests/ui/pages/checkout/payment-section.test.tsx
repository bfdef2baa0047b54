import { screen, within } from '@testing-library/react';
import {
  checkoutFilled,
  checkoutRestored,
} from '../../../../src/application/checkout/checkout-slice';
import { cartCalculated, cartRestored } from '../../../../src/application/cart/cart-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import { ZERO } from '../../../../src/domain/money/money';
import { PaymentSection } from '../../../../src/ui/pages/checkout/payment-section';
import { useCheckoutForm } from '../../../../src/ui/pages/checkout/use-checkout-form';
import { SETTINGS, filledForm } from '../../../support/checkouts';
import { lineOf } from '../../../support/carts';
import { calculationOf } from '../../../support/dishes';
import { renderShop } from '../../../support/render-shop';

const Section = () => <PaymentSection state={useCheckoutForm()} />;

it('offers the ways to pay of this order, and change for cash alone', () => {
  const { happen } = renderShop(<Section />, {
    path: '/checkout',
    actions: [settingsLoaded(SETTINGS), checkoutRestored(filledForm({}))],
  });
  const ways = within(screen.getByRole('group', { name: 'Payment' })).getAllByRole('radio');
  expect(ways.map((way) => way.getAttribute('value'))).toEqual(['cash', 'online']);
  expect(screen.getByRole('textbox', { name: 'Change for' })).toBeInTheDocument();
  happen(checkoutFilled({ paymentType: 'online' }));
  expect(screen.queryByRole('textbox', { name: 'Change for' })).toBeNull();
});

it('has the only way to pay chosen', () => {
  renderShop(<Section />, {
    path: '/checkout',
    actions: [settingsLoaded({ ...SETTINGS, payments: SETTINGS.payments.slice(0, 1) })],
  });
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Change for' })).toBeInTheDocument();
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
    actions: [settingsLoaded({ ...SETTINGS, sandboxes })],
  });
  expect(screen.queryAllByText(/^Demo: online payments are not real/)).toHaveLength(notes);
});
