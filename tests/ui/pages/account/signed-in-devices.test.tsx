import { screen, within } from '@testing-library/react';
import { signedIn, logoutRequested } from '../../../../src/application/session/account-slice';
import {
  deviceLoggedOut,
  deviceLogoutRequested,
  sessionsLoaded,
  sessionsMissed,
} from '../../../../src/application/account/sessions-slice';
import { pageReady } from '../../../../src/application/navigation/page-slice';
import type { DeviceSession } from '../../../../src/application/ports/profile-gateway';
import { SignedInDevices } from '../../../../src/ui/pages/account/signed-in-devices';
import { sessionOf } from '../../../support/customers';
import { renderShop } from '../../../support/render-shop';

const DESK = sessionOf('desk', { isCurrent: true });
const PHONE = sessionOf('phone', { device: 'Safari, iPhone' });

const open = (...sessions: readonly DeviceSession[]) =>
  renderShop(<SignedInDevices />, {
    path: '/account/profile',
    actions: [signedIn(undefined), pageReady({ name: 'accountProfile' }), sessionsLoaded(sessions)],
  });

const part = () => screen.getByRole('region', { name: 'Where you are logged in' });
const rows = () => within(part()).getAllByRole('listitem');
const logOut = (device: string) => screen.getByRole('button', { name: `Log out: ${device}` });

it('shows each device, since when, when it was last used, and which one this is', () => {
  open(DESK, PHONE);
  const [first, second] = rows();
  expect(first).toHaveTextContent('Firefox, Windows');
  expect(first).toHaveTextContent('This device');
  expect(first).toHaveTextContent('Logged in: 26 November 2026');
  expect(first).not.toHaveTextContent('Last used');
  expect(second).toHaveTextContent('Safari, iPhone');
  expect(second).not.toHaveTextContent('This device');
  expect(second).toHaveTextContent(/Last used: 27 November 2026, \d\d:00/);
});

it('calls a device that nobody knows unknown', () => {
  open(DESK, sessionOf('other', { device: null }));
  expect(logOut('Unknown device')).toBeInTheDocument();
});

it('logs another device out, once, and goes on reading at the list', async () => {
  const { user, intents, happen } = open(DESK, PHONE);
  await user.click(logOut('Safari, iPhone'));
  expect(logOut('Safari, iPhone')).toHaveAttribute('aria-disabled', 'true');
  await user.click(logOut('Safari, iPhone'));
  expect(intents.filter(({ type }) => type === deviceLogoutRequested.type)).toEqual([
    deviceLogoutRequested('phone'),
  ]);
  happen(deviceLoggedOut('phone'));
  expect(rows()).toHaveLength(1);
  expect(within(part()).getByRole('heading')).toHaveFocus();
  expect(part()).toHaveTextContent('You are not logged in anywhere else.');
  expect(screen.queryByRole('button', { name: 'Log out on all devices' })).toBeNull();
});

it('ends the current session as any logout does', async () => {
  const { user, intents } = open(DESK, PHONE);
  await user.click(logOut('Firefox, Windows'));
  expect(intents).toContainEqual(logoutRequested({ everywhere: false }));
  await user.click(screen.getByRole('button', { name: 'Log out on all devices' }));
  expect(intents).toContainEqual(logoutRequested({ everywhere: true }));
});

it('says that the list could not be had, and asks for it again', () => {
  const { happen } = open(DESK);
  happen(sessionsMissed(undefined));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The list of your devices could not be loaded.',
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
