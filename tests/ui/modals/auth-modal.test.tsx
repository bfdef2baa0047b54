import { screen } from '@testing-library/react';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import { navigationLoaded } from '../../../src/application/navigation/navigation-slice';
import type { SignInMethod } from '../../../src/application/ports/sign-in-gateway';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { AuthModal } from '../../../src/ui/modals/auth-modal';
import { OpenTelegramWindow } from '../../../src/ui/modals/sign-in/open-telegram-window';
import { NO_SEO } from '../../support/menus';
import { renderShop } from '../../support/render-shop';

const POLICY = {
  id: 7,
  name: 'Privacy',
  showTop: false,
  showBottom: true,
  module: { type: 'page', slug: 'info' },
  pageSlug: 'privacy',
  seo: NO_SEO,
};

const open = (methods: readonly SignInMethod[] = ['sms', 'telegram', 'whatsapp']) => {
  const order: string[] = [];
  const shop = renderShop(
    <OpenTelegramWindow value={() => order.push('window')}>
      <AuthModal />
    </OpenTelegramWindow>,
    { actions: [navigationLoaded([POLICY]), modalOpened('auth')] },
  );
  const { settings } = shop.state();
  if (!settings) throw new Error('There are no settings');
  shop.happen(settingsLoaded({ ...settings, signInMethods: methods }));
  return { ...shop, order };
};

const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('offers the ways that the restaurant has switched on, and no others', () => {
  open();
  expect(names()).toEqual(['By phone', 'Telegram', 'WhatsApp']);
});

it('offers one way alone where there is one, with the word about data', () => {
  open(['whatsapp']);
  expect(names()).toEqual(['WhatsApp']);
  expect(screen.getByText('By logging in you agree that we process your data.')).toBeVisible();
  const policy = screen.getByRole('link', { name: 'Privacy' });
  expect(policy).toHaveAttribute('href', '/info/privacy');
  expect(policy).toHaveAttribute('target', '_blank');
});

it('says so where nobody can log in', () => {
  open([]);
  expect(screen.getByText('It is not possible to log in right now.')).toBeVisible();
});

it.each([
  ['By phone', 'sms'],
  ['WhatsApp', 'whatsapp'],
])('asks for the phone after a press on “%s”', async (name, method) => {
  const { user, state } = open();
  await user.click(screen.getByRole('button', { name }));
  expect(state().modal).toBe('authPhone');
  expect(state().signIn.method).toBe(method);
});

it('opens Telegram’s window in the press itself, and asks for the code', async () => {
  const { user, state, order } = open();
  await user.click(screen.getByRole('button', { name: 'Telegram' }));
  expect(order).toEqual(['window']);
  expect(state().signIn).toMatchObject({ method: 'telegram', telegram: { kind: 'asked' } });
  expect(state().modal).toBe('authCode');
});
