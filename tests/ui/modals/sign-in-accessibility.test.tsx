import { screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import type { Action } from 'redux';
import { signedIn } from '../../../src/application/session/account-slice';
import { profileLoaded } from '../../../src/application/profile/profile-slice';
import {
  codeRefused,
  telegramAsked,
  telegramLinked,
} from '../../../src/application/sign-in/sign-in-slice';
import { instant } from '../../../src/domain/time/instant';
import { AuthCodeModal } from '../../../src/ui/modals/auth-code-modal';
import { AuthModal } from '../../../src/ui/modals/auth-modal';
import { AuthPhoneModal } from '../../../src/ui/modals/auth-phone-modal';
import { ProfileModal } from '../../../src/ui/modals/profile-modal';
import { AccountPage } from '../../../src/ui/pages/account/account-page';
import { ProfilePage } from '../../../src/ui/pages/account/profile-page';
import { renderShop } from '../../support/render-shop';

const SIGNED_IN = [
  signedIn(undefined),
  profileLoaded({
    phone: '359880001122',
    firstName: 'Anna',
    email: null,
    birthday: null,
    referralId: null,
  }),
];
const LINKED = [
  telegramAsked(undefined),
  telegramLinked({ uuid: 'u', link: 'https://t.me/u', expiresAt: instant(2e12) }),
  codeRefused({ kind: 'said', message: 'This code is wrong.' }),
];

const violationsIn = async (container: HTMLElement): Promise<readonly string[]> => {
  const { violations } = await axe.run(container, {
    resultTypes: ['violations'],
    // These have to see the page drawn, or the frame around it.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

it.each<[string, ReactNode, readonly Action[]]>([
  ['the choice of a way to log in', <AuthModal key="auth" />, []],
  ['the question for the phone', <AuthPhoneModal key="phone" />, []],
  ['the question for the code', <AuthCodeModal key="code" />, LINKED],
  ['the account', <AccountPage key="account" />, SIGNED_IN],
  ['a customer’s own data', <ProfilePage key="profile" />, SIGNED_IN],
])('%s breaks no rule of accessibility', async (_, tree, actions) => {
  const { container } = renderShop(tree, { actions });
  expect(await violationsIn(container)).toEqual([]);
});

it('the calendar over the question for a name breaks no rule of accessibility', async () => {
  const { user, container } = renderShop(<ProfileModal />, { actions: SIGNED_IN });
  await user.click(screen.getByRole('button', { name: 'Choose in a calendar' }));
  expect(await violationsIn(container)).toEqual([]);
});
