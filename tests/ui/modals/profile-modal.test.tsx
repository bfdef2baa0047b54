import { createEvent, fireEvent, screen } from '@testing-library/react';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import type { Profile } from '../../../src/application/ports/profile-gateway';
import {
  profileLoaded,
  profileSaveRequested,
  profileSaveFailed,
  profileSaveRefused,
} from '../../../src/application/profile/profile-slice';
import { ProfileModal } from '../../../src/ui/modals/profile-modal';
import { renderShop } from '../../support/render-shop';

const NEW: Profile = {
  phone: '359880001122',
  firstName: null,
  email: null,
  birthday: null,
  referralId: null,
};

const open = (path = '/') =>
  renderShop(<ProfileModal />, { path, actions: [profileLoaded(NEW), modalOpened('profile')] });

const dialog = () => screen.getByRole('dialog');
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

it('stays until it is filled in: no button, no Escape, no press beside it closes it', async () => {
  const { user, state } = open();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  const escape = createEvent.keyDown(dialog(), { key: 'Escape' });
  fireEvent(dialog(), escape);
  expect(escape.defaultPrevented).toBe(true);
  const cancel = createEvent('cancel', dialog(), { cancelable: true });
  fireEvent(dialog(), cancel);
  expect(cancel.defaultPrevented).toBe(true);
  await user.pointer({ target: dialog(), keys: '[MouseLeft]' });
  expect(state().modal).toBe('profile');
});

it('opens again where a browser closes it without asking', () => {
  open();
  dialog().removeAttribute('open');
  const element = document.querySelector('dialog');
  if (!element) throw new Error('There is no dialog');
  fireEvent(element, createEvent('close', element));
  expect(element).toHaveAttribute('open');
});

it('wants a name, and nothing else', async () => {
  const { user, intents } = open();
  expect(field('First name')).toHaveFocus();
  await user.click(save());
  expect(field('First name')).toHaveAccessibleDescription('Required field');
  expect(field('First name')).toHaveFocus();
  await user.keyboard('Anna');
  await user.click(save());
  expect(intents).toContainEqual(
    profileSaveRequested({ firstName: 'Anna', email: '', birthday: '' }),
  );
  expect(screen.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  ['First name', 'Ivan2', 'Use letters, spaces, hyphens and apostrophes'],
  ['First name', 'a'.repeat(51), 'At most 50 characters'],
  ['E-mail', 'ivan@', 'E-mail is in wrong format'],
  ['Birthday', '31021990', 'Write the day like 25.03.1990'],
  ['Birthday', '01012999', 'This day is still to come'],
  ['Birthday', '31121899', 'Enter a year from 1900 on'],
])('says what is wrong with “%s” %s, once it is left', async (name, text, shownText) => {
  const { user } = open();
  await user.click(field(name));
  await user.paste(text);
  await user.click(screen.getByRole('heading'));
  expect(field(name)).toHaveAccessibleDescription(shownText);
});

it('shows each message of the backend under its field, and keeps what was typed', async () => {
  const { user, happen } = open();
  await user.type(field('First name'), 'Anna');
  await user.type(field('E-mail'), 'ivan@example.com');
  await user.type(field('Birthday'), '25031990');
  await user.click(save());
  happen(profileSaveFailed({ email: 'A', birthday: 'C' }));
  expect(field('E-mail')).toHaveAccessibleDescription('A');
  expect(field('Birthday')).toHaveAccessibleDescription('C');
  expect(field('E-mail')).toHaveFocus();
  expect(save()).toHaveAttribute('aria-disabled', 'false');
  expect(field('First name')).toHaveValue('Anna');
  expect(field('E-mail')).toHaveValue('ivan@example.com');
  expect(field('Birthday')).toHaveValue('25.03.1990');
});

it('says so where nothing could be saved', async () => {
  const { user, happen } = open();
  await user.keyboard('Anna');
  await user.click(save());
  happen(profileSaveRefused('error.broken.title'));
  expect(screen.getByText('Something went wrong on our side')).toHaveAttribute('role', 'alert');
});

it('asks in Russian', () => {
  open('/ru');
  expect(screen.getByRole('dialog', { name: 'Расскажите о себе' })).toBeInTheDocument();
  expect(field('Имя')).toHaveFocus();
});
