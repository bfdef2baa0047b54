import { screen } from '@testing-library/react';
import { signedIn } from '../../../src/application/session/account-slice';
import type { FreshCodePurpose } from '../../../src/application/sign-in/fresh-code-slice';
import {
  freshCodeEntered,
  freshCodeNotSent,
  freshCodeOpened,
  freshCodeRefused,
  freshCodeRequested,
  freshCodeSent,
} from '../../../src/application/sign-in/fresh-code-slice';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import { instant } from '../../../src/domain/time/instant';
import { ConfirmCodeModal } from '../../../src/ui/modals/confirm-code-modal';
import { IVANS_PHONE } from '../../support/customers';
import { renderShop } from '../../support/render-shop';

const sentFor = (seconds: number) => freshCodeSent(instant(Date.now() + seconds * 1000));

const open = (purpose: FreshCodePurpose = 'delete') =>
  renderShop(<ConfirmCodeModal />, {
    path: '/account/profile',
    actions: [
      signedIn(undefined),
      freshCodeOpened({ purpose, carrier: 'sms', phone: IVANS_PHONE }),
      modalOpened('confirmCode'),
      freshCodeRequested(undefined),
    ],
  });

const boxes = () =>
  ['1', '2', '3', '4'].map((n) => screen.getByRole('textbox', { name: `Digit ${n}` }));
const alert = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

it.each([
  ['delete', 'Before your account is deleted'],
  ['copy', 'Before you get your data'],
] as const)('says for %s what the code is needed for, and where it went', (purpose, shownText) => {
  const { happen } = open(purpose);
  const dialog = screen.getByRole('dialog', { name: 'Confirm that it is you' });
  expect(dialog).toHaveTextContent(shownText);
  expect(dialog).not.toHaveTextContent('+359');
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  happen(sentFor(60));
  expect(dialog).toHaveTextContent('We sent it to +359 880 001 122');
  expect(screen.getByRole('button', { name: /^Send again in/ })).toBeInTheDocument();
});

it('sends the code off by itself, with the cursor in the first box, and says why one is refused', async () => {
  const { user, intents, happen } = open();
  happen(sentFor(60));
  expect(boxes()[0]).toHaveFocus();
  await user.paste('0427');
  expect(intents).toContainEqual(
    expect.objectContaining({ type: freshCodeEntered.type, payload: '0427' }),
  );
  expect(screen.getByText('Checking the code…')).toHaveAttribute('role', 'status');
  happen(freshCodeRefused({ kind: 'said', message: 'This code is not right' }));
  expect(alert()).toBe('This code is not right');
  for (const box of boxes()) expect(box).toHaveValue('');
  expect(boxes()[0]).toHaveFocus();
});

it('says that no code could be sent, and sends one when it is asked to', async () => {
  const { user, intents, happen } = open();
  happen(freshCodeNotSent({ refusal: { kind: 'said', message: 'No code' }, resendAt: null }));
  expect(alert()).toBe('No code');
  const before = intents.length;
  await user.click(screen.getByRole('button', { name: 'Send the code again' }));
  expect(intents.slice(before)).toContainEqual(freshCodeRequested(undefined));
});

it('is closed by its cross', async () => {
  const { user, state } = open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(state().modal).toBeNull();
});
