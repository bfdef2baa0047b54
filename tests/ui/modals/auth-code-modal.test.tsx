import { screen } from '@testing-library/react';
import type { Action } from 'redux';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import {
  codeRequested,
  codeEntered,
  codeRefused,
  codeSent,
  signInMethodChosen,
  telegramAnswered,
  telegramRequested,
  telegramExpired,
  telegramFailed,
  telegramLinked,
} from '../../../src/application/sign-in/sign-in-slice';
import { validatePhone } from '../../../src/domain/phone/validate-phone';
import { instant } from '../../../src/domain/time/instant';
import { AuthCodeModal } from '../../../src/ui/modals/auth-code-modal';
import { OpenTelegramWindow } from '../../../src/ui/modals/sign-in/open-telegram-window';
import { renderShop } from '../../support/render-shop';

const phone = () => {
  const valid = validatePhone('359880001122', 'bg');
  if (!valid.ok) throw new Error('That is no phone');
  return valid.value;
};
const sentFor = (seconds: number) =>
  codeSent({ phone: phone(), resendAt: instant(Date.now() + seconds * 1000) });
const LINK = { uuid: 'u1', link: 'https://t.me/bot?start=u1', expiresAt: instant(2e12) };

const open = (...actions: readonly Action[]) => {
  const windows: number[] = [];
  const shop = renderShop(
    <OpenTelegramWindow value={() => windows.push(1)}>
      <AuthCodeModal />
    </OpenTelegramWindow>,
    { actions: [...actions, modalOpened('authCode')] },
  );
  return { ...shop, windows };
};
const openByPhone = (method: 'sms' | 'whatsapp' = 'sms', seconds = 0) =>
  open(signInMethodChosen(method), sentFor(seconds));
const openByTelegram = (...more: readonly Action[]) =>
  open(telegramRequested(undefined), telegramLinked(LINK), ...more);

const boxes = () => screen.getAllByRole('textbox');
const alert = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
const button = (name: string) => screen.getByRole('button', { name });

it.each([
  ['sms', 'Code from the message', 'We sent it to +359 880 001 122'],
  ['whatsapp', 'Code from WhatsApp', 'We sent it in WhatsApp to +359 880 001 122'],
] as const)('says for %s where the code is', (method, title, shownText) => {
  openByPhone(method);
  expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(shownText);
});

it('logs in by itself once the four digits are there', async () => {
  const { user, intents } = openByPhone();
  await user.paste('0427');
  expect(intents.filter(({ type }) => type === codeEntered.type)).toEqual([
    expect.objectContaining({ payload: '0427' }),
  ]);
  expect(screen.getByText('Checking the code…')).toHaveAttribute('role', 'status');
});

it('says why a code is refused, and waits for another in empty boxes, each time', async () => {
  const { user, happen } = openByPhone();
  for (const message of ['This code is wrong.', 'This code is wrong.']) {
    await user.paste('0427');
    happen(codeRefused({ kind: 'said', message }));
    expect(alert()).toBe(message);
    boxes().forEach((box) => {
      expect(box).toHaveValue('');
      expect(box).toHaveAttribute('aria-invalid', 'true');
    });
    expect(boxes()[0]).toHaveFocus();
  }
});

it('counts the seconds until another code can be had, without announcing them', async () => {
  const { user, intents } = openByPhone('sms', 75);
  const resend = screen.getByRole('button', { name: /^Send again in 1:1[0-5]$/ });
  expect(resend).toHaveAttribute('aria-disabled', 'true');
  expect(resend.closest('[role="status"],[aria-live]')).toBeNull();
  await user.click(resend);
  expect(intents.some(({ type }) => type === codeRequested.type)).toBe(false);
});

it('sends another code when it is asked for, and has the boxes empty for it', async () => {
  const { user, intents, happen } = openByPhone();
  await user.keyboard('04');
  await user.click(button('Send the code again'));
  expect(intents).toContainEqual(codeRequested(phone()));
  expect(button('Sending…')).toBeInTheDocument();
  happen(sentFor(60));
  expect(boxes()[0]).toHaveValue('');
  expect(boxes()[0]).toHaveFocus();
});

it.each([
  [() => openByPhone(), 'authPhone'],
  [() => openByTelegram(), 'auth'],
])('leads back to where it came from', async (openIt, modal) => {
  const { user, state } = openIt();
  await user.click(button('Back'));
  expect(state().modal).toBe(modal);
});

describe('with Telegram', () => {
  it('has the link to press, which tells Telegram nothing of the page', () => {
    openByTelegram();
    const link = screen.getByRole('link', { name: 'Open Telegram' });
    expect(link).toHaveAttribute('href', LINK.link);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('Waiting for Telegram…')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('dialog', { name: 'Log in with Telegram' })).toBeInTheDocument();
  });

  it('asks for the code that came for the phone', async () => {
    const { user, happen, intents } = openByTelegram();
    happen(telegramAnswered(phone()));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Enter the code that came in Telegram for +359 880 001 122',
    );
    expect(screen.queryByRole('link', { name: 'Open Telegram' })).toBeNull();
    await user.click(boxes()[0] ?? document.body);
    await user.paste('0427');
    expect(intents).toContainEqual(expect.objectContaining({ payload: '0427' }));
  });

  it.each([
    [telegramExpired(undefined), 'The link is no longer valid.', 'Ask for a new link'],
    [
      telegramFailed(undefined),
      'Telegram cannot be reached right now. Try again, or log in another way.',
      'Try again',
    ],
  ])(
    'asks for a link once more, in a window that the press opens',
    async (end, shownText, name) => {
      const { user, state, windows } = openByTelegram(end);
      expect(screen.getByText(shownText)).toHaveAttribute('role', 'status');
      expect(screen.queryAllByRole('textbox')).toEqual([]);
      await user.click(button(name));
      expect(windows).toHaveLength(1);
      expect(state().signIn.telegram.kind).toBe('asked');
    },
  );
});
