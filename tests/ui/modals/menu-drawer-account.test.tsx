import { screen } from '@testing-library/react';
import { signedIn } from '../../../src/application/session/account-slice';
import type { SignInMethod } from '../../../src/application/ports/sign-in-gateway';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { DrawerAccount } from '../../../src/ui/modals/menu-drawer';
import { renderShop } from '../../support/render-shop';

const open = (methods: readonly SignInMethod[]) => {
  let chosen = 0;
  const shop = renderShop(
    <DrawerAccount
      className="given"
      onChoose={() => {
        chosen += 1;
      }}
    />,
  );
  const { settings } = shop.state();
  if (!settings) throw new Error('There are no settings');
  shop.happen(settingsLoaded({ ...settings, signInMethods: methods }));
  return { ...shop, chosen: () => chosen };
};

it.each<[readonly SignInMethod[], string, SignInMethod]>([
  [['sms', 'telegram', 'whatsapp'], 'authPhone', 'sms'],
  [['telegram', 'whatsapp'], 'authPhone', 'whatsapp'],
  [['telegram'], 'auth', 'sms'],
])('with %j a guest’s “Log in” opens %s', async (methods, modal, method) => {
  const { user, state } = open(methods);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(state().modal).toBe(modal);
  expect(state().signIn.method).toBe(method);
});

it('leads to the account, and the drawer closes', async () => {
  const { user, happen, address, chosen } = open(['sms']);
  happen(signedIn(undefined));
  await user.click(screen.getByRole('link', { name: 'Account' }));
  expect(address()).toBe('/account');
  expect(chosen()).toBe(1);
});
