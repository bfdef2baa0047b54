import { screen, within } from '@testing-library/react';
import type { Action } from 'redux';
import {
  signedIn,
  signedOut,
  logoutRequested,
} from '../../../../src/application/session/account-slice';
import type { Profile } from '../../../../src/application/ports/profile-gateway';
import {
  profileLoaded,
  profileMissed,
  profileRequested,
} from '../../../../src/application/profile/profile-slice';
import { lastOrderKnown, lastOrderOf } from '../../../../src/application/tracking/last-order-slice';
import { liveOrderKnown } from '../../../../src/application/tracking/live-order-slice';
import { AccountPage } from '../../../../src/ui/pages/account/account-page';
import { OWN_ORDER, trackedOrder } from '../../../support/orders';
import { renderShop } from '../../../support/render-shop';

const ANNA: Profile = {
  phone: '359880001122',
  firstName: 'Anna',
  email: 'anna@example.com',
  birthday: null,
  referralId: null,
};

const open = (isSignedIn: boolean, ...actions: readonly Action[]) =>
  renderShop(<AccountPage />, {
    path: '/account',
    actions: [isSignedIn ? signedIn(undefined) : signedOut(undefined), ...actions],
  });

it('says who is logged in, and leads to the parts of the account that there are', () => {
  open(true, profileLoaded(ANNA));
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeInTheDocument();
  expect(screen.getByText('Hello, Anna')).toBeInTheDocument();
  expect(screen.getByText('+359 880 001 122')).toBeInTheDocument();
  const links = within(screen.getByRole('navigation', { name: 'Account pages' }));
  expect(links.getByRole('link', { name: 'Personal data' })).toHaveAttribute(
    'href',
    '/account/profile',
  );
});

it.each([
  ['Log out', false],
  ['Log out on all devices', true],
])('ends the session by “%s”', async (name, everywhere) => {
  const { user, intents } = open(true, profileLoaded(ANNA));
  await user.click(screen.getByRole('button', { name }));
  expect(intents).toContainEqual(logoutRequested({ everywhere }));
});

it('offers what was ordered last again where no order goes on', async () => {
  const live = { reference: OWN_ORDER, order: trackedOrder({ status: 'complete' }) };
  const { happen } = open(true, profileLoaded(ANNA), lastOrderKnown(lastOrderOf(live, 'en')));
  expect(await screen.findByRole('button', { name: 'Order again' })).toBeInTheDocument();
  happen(liveOrderKnown({ ...live, order: trackedOrder() }));
  expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Your order' })).toBeInTheDocument();
});

it('asks for the profile, and once more where it could not be had', async () => {
  const { user, intents, happen } = open(true);
  expect(intents).toEqual([profileRequested(undefined)]);
  happen(profileMissed(undefined));
  expect(screen.getByText('Your data could not be loaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(intents.filter(({ type }) => type === profileRequested.type)).toHaveLength(2);
  happen(profileLoaded(ANNA));
  expect(screen.getByText('Hello, Anna')).toBeInTheDocument();
});

it('shows a guest nothing of anybody, and the way to log in', async () => {
  const { user, state } = open(false, profileLoaded(ANNA));
  expect(screen.queryByText(/Anna|880/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(state().modal).toBe('auth');
});
