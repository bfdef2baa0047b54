import { screen, within } from '@testing-library/react';
import {
  dataCopyRequested,
  deletionRequested,
  deletionRefused,
} from '../../../../src/application/account/account-data-slice';
import { signedIn, signedOut } from '../../../../src/application/session/account-slice';
import {
  profileLoaded,
  profileSaveFailed,
  profileSaveRequested,
  profileSaved,
} from '../../../../src/application/profile/profile-slice';
import { bonusesLoaded } from '../../../../src/application/account/bonuses-slice';
import type { Profile } from '../../../../src/application/ports/profile-gateway';
import { money } from '../../../../src/domain/money/money';
import { readLocalDate } from '../../../../src/domain/time/local-date';
import { ProfilePage } from '../../../../src/ui/pages/account/profile-page';
import { NO_BONUSES } from '../../../support/customers';
import { renderShop } from '../../../support/render-shop';

const ANNA: Profile = {
  phone: '359880001122',
  firstName: 'Anna',
  email: null,
  birthday: null,
  referralId: null,
};

const open = (isSignedIn = true) =>
  renderShop(<ProfilePage />, {
    path: '/account/profile',
    actions: [isSignedIn ? signedIn(undefined) : signedOut(undefined), profileLoaded(ANNA)],
  });

const field = (name: string) => screen.getByRole('textbox', { name });

it('shows the phone, which cannot be changed, and what the account knows', () => {
  open();
  expect(field('Phone')).toHaveValue('+359 880 001 122');
  expect(field('Phone')).toHaveAttribute('readonly');
  expect(field('First name')).toHaveValue('Anna');
  expect(field('E-mail')).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
});

it('saves, says so, and from then on keeps the birthday as it is', async () => {
  const { user, intents, happen, state } = open();
  await user.clear(field('First name'));
  await user.type(field('First name'), ' Anne-Marie ');
  await user.type(field('Birthday'), '25031990');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(intents).toContainEqual(
    profileSaveRequested({ firstName: ' Anne-Marie ', email: '', birthday: '1990-03-25' }),
  );
  const birthday = readLocalDate('1990-03-25');
  if (!birthday.ok) throw new Error('There is no such day');
  happen(profileSaved({ ...ANNA, firstName: 'Anne-Marie', birthday: birthday.value }));
  expect(state().toast.shown).toMatchObject({ text: 'profile.saved', tone: 'done' });
  expect(field('First name')).toHaveValue('Anne-Marie');
  expect(field('Birthday')).toHaveValue('25.03.1990');
  expect(field('Birthday')).toHaveAttribute('readonly');
});

it('shows what another window has saved, and leaves alone what is being written here', async () => {
  const { user, happen } = open();
  await user.type(field('E-mail'), 'anna@example.com');
  happen(profileLoaded({ ...ANNA, firstName: 'Anne-Marie', email: 'other@example.com' }));
  expect(field('First name')).toHaveValue('Anne-Marie');
  expect(field('E-mail')).toHaveValue('anna@example.com');
});

it('saves of which steps of their orders a customer wants to hear', async () => {
  const { user, intents, happen } = open();
  expect(screen.queryByRole('radio')).toBeNull();
  happen(profileLoaded({ ...ANNA, messages: 'all' }));
  const choices = within(screen.getByRole('group', { name: 'Messages about my orders' }));
  expect(choices.getByRole('radio', { name: 'All' })).toBeChecked();
  await user.click(choices.getByRole('radio', { name: /^Only the most important/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(intents).toContainEqual(
    profileSaveRequested({ firstName: 'Anna', email: '', birthday: '', messages: 'least' }),
  );
  happen(profileSaveFailed({ messages: 'Not now' }));
  expect(
    screen.getByRole('radiogroup', { name: 'Messages about my orders' }),
  ).toHaveAccessibleDescription('Not now');
});

it('shows a guest nothing of anybody', () => {
  open(false);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
});

it('hands over a copy of everything, once for two presses', async () => {
  const { user, intents } = open();
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await user.click(screen.getByRole('button', { name: 'Preparing the file…' }));
  expect(intents.filter(({ type }) => type === dataCopyRequested.type)).toHaveLength(1);
});

it('asks before the account is deleted, with what is lost, and says why it cannot be', async () => {
  const { user, intents, happen } = open();
  happen(bonusesLoaded({ ...NO_BONUSES, balance: money(1450) }));
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(4);
  expect(dialog.getByText(/your points: 14\.50/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(intents.filter(({ type }) => type === deletionRequested.type)).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Deleting…' }));
  expect(intents.filter(({ type }) => type === deletionRequested.type)).toHaveLength(1);
  happen(deletionRefused({ text: 'account.activeOrders' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(/^You have an order in progress\./);
  await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
