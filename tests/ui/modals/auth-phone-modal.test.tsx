import { fireEvent, screen } from '@testing-library/react';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import type { CodeCarrier } from '../../../src/application/ports/sign-in-gateway';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { setupRead } from '../../../src/application/setup/setup-slice';
import {
  codeRequested,
  codeNotSent,
  codeSent,
  signInMethodChosen,
} from '../../../src/application/sign-in/sign-in-slice';
import { validatePhone } from '../../../src/domain/phone/validate-phone';
import { instant } from '../../../src/domain/time/instant';
import { AuthPhoneModal } from '../../../src/ui/modals/auth-phone-modal';
import { renderShop } from '../../support/render-shop';

const open = (method: CodeCarrier = 'sms', country = 'ua', path = '/') => {
  const shop = renderShop(<AuthPhoneModal />, {
    path,
    actions: [signInMethodChosen(method), modalOpened('authPhone')],
  });
  shop.happen(setupRead({ ...shop.state().setup, country }));
  return { ...shop, asked: () => shop.intents.filter(({ type }) => type === codeRequested.type) };
};

const field = () => screen.getByRole('textbox', { name: /^(Phone|Телефон)$/ });
const button = (name: string) => screen.getByRole('button', { name });
const phone = (digits: string) => {
  const valid = validatePhone(digits, 'ua');
  if (!valid.ok) throw new Error('That is no phone');
  return valid.value;
};
const NUMBER = phone('380670001122');

it('waits for the phone, with the keys and the suggestions of a phone', () => {
  open();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('type', 'tel');
  expect(field()).toHaveAttribute('autocomplete', 'tel');
  expect(field()).toHaveAttribute('inputmode', 'tel');
  expect(field()).toHaveAccessibleDescription(
    'We will send you a code in a text message. A number from another country begins with +.',
  );
});

it.each(['sms', 'whatsapp'] as const)(
  'takes a number for %s however it is pasted, and asks for the same one',
  async (method) => {
    for (const pasted of ['+380 67 000-11-22', '0670001122', '38 (067) 000 11 22']) {
      const { user, asked, container } = open(method);
      await user.paste(pasted);
      expect(field()).toHaveValue('+38 (067) 000-11-22');
      await user.keyboard('{Enter}');
      expect(asked()).toEqual([codeRequested(NUMBER)]);
      container.remove();
    }
  },
);

it('gives a number without a zero its country code when the field is left', async () => {
  const { user } = open('sms', 'bg');
  await user.keyboard('888123456');
  expect(field()).toHaveValue('888123456');
  fireEvent.blur(field());
  expect(field()).toHaveValue('+359 888 123 456');
});

it('asks once for two quick presses', async () => {
  const { user, asked } = open();
  await user.keyboard('067 000 11 22');
  await user.dblClick(button('Get the code'));
  expect(asked()).toEqual([codeRequested(NUMBER)]);
  expect(button('Sending…')).toHaveAttribute('aria-disabled', 'true');
});

it('says what is wrong with the phone, and leads back to it', async () => {
  const { user, asked } = open();
  await user.click(button('Get the code'));
  expect(field()).toHaveAccessibleDescription('Required field');
  expect(field()).toHaveFocus();
  await user.keyboard('067000112');
  expect(field()).toHaveAccessibleDescription('1 digit is missing');
  await user.keyboard('234');
  expect(field()).toHaveAccessibleDescription('2 digits too many');
  await user.keyboard('{Enter}');
  expect(asked()).toEqual([]);
});

it('says in Russian how much is missing', async () => {
  const { user } = open('sms', 'ua', '/ru');
  await user.keyboard('0670001{Enter}');
  expect(field()).toHaveAccessibleDescription('Не хватает 3 цифр');
});

it('shows below the phone why no code was sent, until another phone is typed', async () => {
  const { user, happen } = open();
  await user.keyboard('0670001122{Enter}');
  happen(codeNotSent({ kind: 'said', message: 'Please wait a minute.' }));
  expect(field()).toHaveAccessibleDescription('Please wait a minute.');
  expect(field()).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(field()).not.toHaveAccessibleDescription('Please wait a minute.');
});

it('is called otherwise for WhatsApp', () => {
  open('whatsapp');
  expect(screen.getByRole('dialog', { name: 'Your WhatsApp number' })).toBeInTheDocument();
  expect(button('Get the code in WhatsApp')).toBeInTheDocument();
});

it('logs in at once where no codes are sent', async () => {
  const { user, state, happen, asked } = open();
  const { settings } = state();
  if (!settings) throw new Error('There are no settings');
  happen(settingsLoaded({ ...settings, isCodeSent: false }));
  await user.keyboard('0670001122');
  await user.click(button('Log in'));
  expect(asked()).toEqual([codeRequested(NUMBER)]);
  expect(button('Logging in…')).toBeInTheDocument();
});

it('leads back to the other ways', async () => {
  const { user, state } = open();
  await user.click(button('Back'));
  expect(state().modal).toBe('auth');
});

it('has the phone still for whoever comes back, and leads on to the code that is on its way', async () => {
  const shop = renderShop(<AuthPhoneModal />, {
    actions: [
      signInMethodChosen('sms'),
      codeSent({ phone: phone('359880001122'), resendAt: instant(Date.now() + 60_000) }),
      modalOpened('authPhone'),
    ],
  });
  expect(field()).toHaveValue('+359 880 001 122');
  await shop.user.keyboard('{Enter}');
  expect(shop.state().modal).toBe('authCode');
  expect(shop.intents.some(({ type }) => type === codeRequested.type)).toBe(false);
});
