import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Action } from 'redux';
import { signedIn } from '../../../../src/application/session/account-slice';
import { addressesRestored } from '../../../../src/application/addresses/address-book-slice';
import { cartRestored } from '../../../../src/application/cart/cart-slice';
import {
  checkNow,
  orderChanged,
  orderPlaced,
  orderRefused,
  placementRequested,
  placingNeedsLogin,
  placingStarted,
  placingUnanswered,
} from '../../../../src/application/placing/placing-slice';
import { outageNoticed, outageOver } from '../../../../src/application/outage/outage-slice';
import {
  addressesRequested,
  profileLoaded,
  profileMissed,
  profileRequested,
} from '../../../../src/application/profile/profile-slice';
import { bonusesTried } from '../../../../src/application/pricing/bonus-entry-slice';
import { slotsRequested } from '../../../../src/application/schedule/slots-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import { ZERO, money } from '../../../../src/domain/money/money';
import { instant } from '../../../../src/domain/time/instant';
import { SETTINGS, orderId, trackingKeyOf } from '../../../support/checkouts';
import { profileOf } from '../../../support/customers';
import { calculationOf } from '../../../support/dishes';
import { equipmentId } from '../../../support/ids';
import { orderToPlace } from '../../../support/orders';
import { LINES, openCheckout } from '../../../support/render-checkout';

/** Shows the fields of a part that has its answer. */
const unfold = (user: UserEvent, part: string) =>
  user.click(screen.getByRole('button', { name: `Change ${part}` }));
const placeButton = () => screen.getByRole('button', { name: /^Place order · 25\.80/ });
const asked = (intents: readonly Action[], type: string) =>
  intents.filter((intent) => intent.type === type);

it('places the order with what was kept of an earlier page', async () => {
  const { user, intents } = openCheckout();
  expect(screen.getByText('Ivan, +359 888 000 111')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();
  expect(asked(intents, slotsRequested.type)).not.toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Ring twice');
  expect(screen.getByText('490 characters left')).toBeInTheDocument();
  await user.click(placeButton());
  expect(asked(intents, placementRequested.type)).toMatchObject([
    {
      payload: {
        contact: { firstName: 'Ivan', phone: '359888000111' },
        comment: 'Ring twice',
        paymentType: 'cash',
        expectedTotal: 2580,
        returnPath: '/checkout/success',
      },
    },
  ]);
});

it('lets the number of persons and what lies beside the food be changed here, too', async () => {
  const { user, intents, state } = openCheckout({
    more: [
      settingsLoaded({
        ...SETTINGS,
        equipment: [{ id: equipmentId(1), name: 'Chopsticks', price: money(30) }],
      }),
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Increase quantity: Cutlery sets' }));
  await user.click(screen.getByRole('button', { name: 'Increase quantity: Chopsticks' }));
  expect(state().orderOptions).toMatchObject({
    persons: 3,
    equipment: [{ equipmentId: 1, quantity: 1 }],
  });
  expect(asked(intents, placementRequested.type)).toEqual([]);
});

it('leads to the first thing that is missing, and says of each what it is', async () => {
  const { user, intents } = openCheckout({ form: { firstName: '', phone: '', paymentType: null } });
  await user.click(placeButton());
  expect(asked(intents, placementRequested.type)).toEqual([]);
  const name = screen.getByRole('textbox', { name: 'First name' });
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Required field');
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
    'Required field',
  );
  expect(screen.getByRole('radiogroup', { name: 'Payment' })).toHaveAccessibleDescription(
    'Choose how to pay',
  );
});

it('offers to send the receipt by e-mail, to none that is misspelt', async () => {
  const { user, intents } = openCheckout();
  await unfold(user, 'Contact');
  const email = screen.getByRole('textbox', { name: 'E-mail for the receipt' });
  expect(email).toHaveAttribute('type', 'email');
  await user.type(email, 'ivan@');
  await user.click(placeButton());
  expect(email).toHaveAccessibleDescription('E-mail is in wrong format');
  expect(asked(intents, placementRequested.type)).toEqual([]);
  await user.type(email, 'example.com');
  await user.click(placeButton());
  expect(asked(intents, placementRequested.type)).toMatchObject([
    { payload: { email: 'ivan@example.com' } },
  ]);
});

it.each([
  ['the e-mail of the account', '', 'ivan@example.com'],
  ['another one that is typed', 'other@example.com', 'other@example.com'],
  ['nobody, where that is cleared', ' ', null],
])('sends the receipt of a customer to %s', async (_, typed, sent) => {
  const { user, intents } = openCheckout({
    more: [
      signedIn(undefined),
      profileLoaded(profileOf({ email: 'ivan@example.com' })),
      addressesRestored({ kind: 'account', addresses: [] }),
    ],
  });
  if (typed !== '') {
    await unfold(user, 'Contact');
    const email = screen.getByRole('textbox', { name: 'E-mail for the receipt' });
    expect(email).toHaveValue('ivan@example.com');
    await user.clear(email);
    await user.type(email, typed);
  }
  await user.click(placeButton());
  expect(asked(intents, placementRequested.type)).toMatchObject([{ payload: { email: sent } }]);
});

it('asks for change from enough', async () => {
  const { user } = openCheckout();
  await unfold(user, 'Payment');
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  await user.type(screen.getByRole('textbox', { name: 'Change for' }), '20');
  await user.click(placeButton());
  expect(screen.getByRole('textbox', { name: 'Change for' })).toHaveAccessibleDescription(
    'At least 25.80\u00a0лв. is to be paid',
  );
});

it('shows a customer who they are, and what their bonuses can do', async () => {
  const bonuses = {
    balance: money(1400),
    max: money(734),
    applied: ZERO,
    earn: money(258),
    reason: null,
  };
  const { user, intents } = openCheckout({
    form: { firstName: '', phone: '' },
    calculation: { bonuses },
    more: [
      signedIn(undefined),
      profileLoaded(profileOf({ firstName: 'Ivan', phone: '359880001122' })),
      addressesRestored({ kind: 'account', addresses: [] }),
    ],
  });
  expect(screen.getByText('Ivan, +359 880 001 122')).toBeInTheDocument();
  await unfold(user, 'Contact');
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  expect(phone).toHaveValue('+359 880 001 122');
  expect(phone).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: /^Use 7\.34/ }));
  expect(asked(intents, bonusesTried.type)).toMatchObject([{ payload: 734 }]);
  await user.click(placeButton());
  expect(asked(intents, placementRequested.type)).toMatchObject([{ payload: { contact: null } }]);
});

it('asks who a signed-in customer is, and shows nobody else’s contact meanwhile', async () => {
  const { user, intents, happen } = openCheckout({ more: [signedIn(undefined)] });
  expect(intents).toContainEqual(profileRequested(undefined));
  const contact = screen.getByRole('region', { name: 'Contact' });
  expect(contact).toHaveTextContent(/^Contact$/);
  happen(profileMissed(undefined));
  await user.click(within(contact).getByRole('button', { name: 'Try again' }));
  expect(asked(intents, profileRequested.type)).toHaveLength(2);
  happen(profileLoaded(profileOf({ firstName: 'Maria', phone: '359880001122' })));
  expect(within(contact).getByRole('textbox', { name: 'First name' })).toHaveValue('Maria');
});

it('shows a customer’s contact in a line as soon as it is there', () => {
  const { happen } = openCheckout({ more: [signedIn(undefined)] });
  happen(profileLoaded(profileOf({ firstName: 'Maria', phone: '359880001122' })));
  expect(screen.getByText('Maria, +359 880 001 122')).toBeInTheDocument();
});

it('places a customer’s order once the addresses are there, whose comment it takes', async () => {
  const { user, intents, happen } = openCheckout({
    more: [signedIn(undefined), profileLoaded(profileOf({ firstName: 'Ivan' }))],
  });
  expect(intents).toContainEqual(addressesRequested(undefined));
  await user.click(placeButton());
  expect(asked(intents, placementRequested.type)).toEqual([]);
  happen(addressesRestored({ kind: 'account', addresses: [] }));
  await waitFor(() => {
    expect(asked(intents, placementRequested.type)).toHaveLength(1);
  });
});

describe('an order that was sent', () => {
  const attempt = {
    key: 'f0c1',
    order: orderToPlace({ contact: null, expectedTotal: money(2580) }),
  } as const;

  it('holds the form while nobody knows whether it arrived, and is asked for at once', async () => {
    const { user, intents, happen } = openCheckout();
    happen(placingUnanswered(attempt.key));
    expect(screen.getByText('Checking whether your order arrived')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Comment' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Placing the order…' }));
    expect(asked(intents, placementRequested.type)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(asked(intents, checkNow.type)).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+35924001020');
  });

  it('waits for a login', () => {
    const { happen } = openCheckout();
    happen(placingNeedsLogin(attempt));
    expect(screen.getByText('Log in to finish')).toBeInTheDocument();
  });

  it('says below its fields what was refused, until something is changed', async () => {
    const { user, happen } = openCheckout();
    const errors = { phone: 'This phone is blocked', email: 'No such mailbox', form: 'Not today' };
    happen(orderRefused({ errors, code: null, limit: null, next: null }));
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    expect(phone).toHaveAccessibleDescription('This phone is blocked');
    expect(
      screen.getByRole('textbox', { name: 'E-mail for the receipt' }),
    ).toHaveAccessibleDescription('No such mailbox');
    expect(screen.getByText('Not today')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'a');
    expect(screen.queryByText('Not today')).toBeNull();
  });

  it.each([
    ['rate_limited', /^Too many orders .* try again in 0:\d\d; everything you entered is kept/],
    ['promo.too_many', /^Too many promo codes were tried. You can go on in 0:\d\d, or at once/],
  ])('says of what there was too much (%s), and until when', (code, message) => {
    const { happen } = openCheckout();
    const retryAt = instant(Date.now() + 50_000);
    happen(orderRefused({ errors: {}, code, limit: null, next: null, retryAt }));
    expect(screen.getByText(message, { selector: '[aria-hidden]' })).toBeInTheDocument();
  });

  it('opens what is missing to the minimum', () => {
    const { happen, state } = openCheckout();
    happen(orderRefused({ errors: { total: 'x' }, code: 'min_order', limit: null, next: null }));
    expect(state().modal).toBe('minSum');
  });

  it('asks about what has changed, and places what is shown now', async () => {
    const { user, intents, happen } = openCheckout();
    happen(
      orderChanged({
        changes: [
          { kind: 'price', name: 'Margherita', before: money(2580), after: money(2700) },
          { kind: 'discount', name: 'SUMMER10', before: money(258), after: null },
        ],
        calculation: calculationOf(LINES, money(1350)),
      }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Something has changed' }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Margherita: 27.00\u00a0лв. instead of 25.80\u00a0лв.',
      'SUMMER10 no longer applies',
    ]);
    await user.click(dialog.getByRole('button', { name: /^Order for 27\.00/ }));
    expect(asked(intents, placementRequested.type)).toMatchObject([
      { payload: { expectedTotal: 2700 } },
    ]);
  });

  it('is followed on its own page, in the language of this one', () => {
    const { happen, address } = openCheckout({ path: '/ru/checkout' });
    const trackingKey = trackingKeyOf();
    happen(orderPlaced({ id: orderId(1), number: '100482', trackingKey, payAt: null }));
    expect(address()).toBe(`/ru/checkout/success?key=${trackingKey}`);
  });

  it('leaves the page at its top to be paid, and stands there as it was sent meanwhile', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { happen, container } = openCheckout();
    happen(placingStarted({ key: 'k', order: orderToPlace() }));
    const sent = container.textContent;
    const trackingKey = trackingKeyOf();
    happen(orderPlaced({ id: orderId(1), number: '100482', trackingKey, payAt: '#pay' }));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    expect(container.textContent).toBe(sent);
    scrollTo.mockRestore();
  });
});

it('leads an empty cart to the menu', () => {
  openCheckout({ more: [cartRestored([])] });
  expect(screen.getByRole('link', { name: 'To the menu' })).toHaveAttribute('href', '/products');
});

it('sends no order while the kitchen is out of reach, and sends it as it stands once it is back', async () => {
  const { user, intents, happen } = openCheckout({ more: [outageNoticed(instant(1))] });
  await user.click(placeButton());
  expect(asked(intents, placementRequested.type)).toEqual([]);
  expect(screen.getByText(/order by phone meanwhile/)).toBeInTheDocument();
  happen(outageOver(undefined));
  await user.click(placeButton());
  expect(asked(intents, placementRequested.type)).toHaveLength(1);
});
