import { act, screen, waitFor, within } from '@testing-library/react';
import { signedIn } from '../../../../src/application/session/account-slice';
import type { Invitation } from '../../../../src/application/ports/referral-gateway';
import { invitationLoaded } from '../../../../src/application/account/invitation-slice';
import { money } from '../../../../src/domain/money/money';
import { ReferralQrcodeModal } from '../../../../src/ui/modals/referral-qrcode-modal';
import { ReferralShareModal } from '../../../../src/ui/modals/referral-share-modal';
import { ReferralPage } from '../../../../src/ui/pages/account/referral-page';
import { INVITATION, NOON } from '../../../support/customers';
import { renderShop } from '../../../support/render-shop';

const open = (more: Partial<Invitation> = {}, page = <ReferralPage />) =>
  renderShop(page, {
    path: '/account/referral',
    actions: [signedIn(undefined), invitationLoaded({ ...INVITATION, ...more })],
  });

const own: [object, string, PropertyDescriptor | undefined][] = [];
/** Gives the browser something, or takes it away, until the test is over. */
const withBrowser = (of: object, name: string, value: unknown): void => {
  own.push([of, name, Object.getOwnPropertyDescriptor(of, name)]);
  Object.defineProperty(of, name, { value, configurable: true });
};
afterEach(() => {
  for (const [of, name, before] of own.splice(0)) {
    if (before) Object.defineProperty(of, name, before);
    else Reflect.deleteProperty(of, name);
  }
});

const button = (name: string) => screen.getByRole('button', { name });

it('tells in three steps who gets what', () => {
  open({ bonus: money(700), friendBonus: money(300) });
  const steps = within(screen.getByRole('region', { name: 'How it works' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\u00a0/g, ' '));
  expect(steps).toHaveLength(3);
  expect(steps[1]).toContain('3.00 лв.');
  expect(steps[2]).toContain('7.00 лв.');
});

it('copies the link and says so for a while', async () => {
  const { user } = open();
  const writeText = jest.fn(() => Promise.resolve());
  withBrowser(navigator, 'clipboard', { writeText });
  await user.click(button('Copy'));
  expect(writeText).toHaveBeenCalledWith(INVITATION.link);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

it.each([
  ['refuses its clipboard', { writeText: () => Promise.reject(new Error('No')) }],
  ['has no clipboard', undefined],
])('copies in the old way where the browser %s', async (_, clipboard) => {
  const { user } = open();
  withBrowser(navigator, 'clipboard', clipboard);
  withBrowser(document, 'execCommand', () => true);
  await user.click(button('Copy'));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
});

it('selects the link, and says what to do, where nothing can be copied', async () => {
  const { user } = open();
  withBrowser(navigator, 'clipboard', undefined);
  withBrowser(document, 'execCommand', () => false);
  await user.click(button('Copy'));
  const field = screen.getByRole('textbox', { name: 'Your link' });
  await waitFor(() => {
    expect(field).toHaveAccessibleDescription(/copy it from the field/);
  });
  expect(field).toHaveFocus();
  expect(button('Copy')).toBeInTheDocument();
});

it('hands the invitation to the device, which shares it', async () => {
  const { user, state } = open();
  const share = jest.fn(() => Promise.resolve());
  withBrowser(navigator, 'share', share);
  await user.click(button('Share'));
  expect(share).toHaveBeenCalledWith({
    title: 'A present from Tavolino',
    text: expect.stringContaining('Tavolino') as string,
    url: INVITATION.link,
  });
  expect(state().modal).toBeNull();
});

it.each([
  ['thought better of it', 'AbortError', null],
  ['was not allowed to', 'NotAllowedError', 'referralShare'],
])('somebody who %s is offered other ways only where that helps', async (_, name, modal) => {
  const { user, state } = open();
  const error = Object.assign(new Error('No'), { name });
  withBrowser(navigator, 'share', () => Promise.reject(error));
  await user.click(button('Share'));
  await act(() => Promise.resolve());
  expect(state().modal).toBe(modal);
});

it('opens the shop’s own list of ways where the device has none, and the QR code', async () => {
  const { user, state } = open();
  await user.click(button('Share'));
  expect(state().modal).toBe('referralShare');
  await user.click(button('Show QR code'));
  expect(state().modal).toBe('referralQrcode');
});

it('offers every messenger and e-mail, none of which learns where the customer was', () => {
  open({}, <ReferralShareModal />);
  const dialog = within(screen.getByRole('dialog', { name: 'Send your link' }));
  const links = dialog.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'WhatsApp',
    'Telegram',
    'Viber',
    'E-mail',
  ]);
  for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('draws the link as a QR code, with the room around it that cameras need', () => {
  open({}, <ReferralQrcodeModal />);
  const code = screen.getByRole('img', { name: 'QR code of your link' });
  const [, , width] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  // 39 signs at this level of correction need 29 squares, and 4 on each side stay free.
  expect(width).toBe(29 + 8);
  const squares = code.querySelector('path')?.getAttribute('d') ?? '';
  expect(squares).toMatch(/^M4 4h1v1h-1z/);
  expect(screen.getByText(INVITATION.link)).toBeInTheDocument();
});

it('lists who came by it, by the letter that they are known by', () => {
  open({
    invited: 120,
    earned: money(1000),
    friends: [
      { initial: 'Ż', at: NOON, status: 'ordered' },
      { initial: '', at: NOON, status: 'joined' },
    ],
  });
  const friends = within(screen.getByRole('list', { name: 'Your friends' })).getAllByRole(
    'listitem',
  );
  expect(friends[0]).toHaveTextContent(/Friend Ż\..*27 November 2026.*Ordered/);
  expect(friends[1]).toHaveTextContent(/A friend.*Joined/);
  const result = screen.getByRole('region', { name: 'Your rewards' });
  expect(result).toHaveTextContent(/120/);
  expect(result).toHaveTextContent(/10\.00/);
  expect(result).toHaveTextContent('Only the latest are listed here.');
});

it('says that nobody has come yet', () => {
  open();
  expect(screen.getByText('No friends have joined yet.')).toBeInTheDocument();
});
