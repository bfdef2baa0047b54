import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { StaffMenu } from '../../../backend/board/frame/staff-menu';
import { createBoardI18n } from '../../../backend/board/i18n/board-i18n';
import { useSession } from '../../../backend/board/session/use-session';
import { STAFF_MEMBER } from '../../../contract/calls/staff-examples';

const Board = () => {
  const { state, signOut } = useSession(null);
  return state.kind === 'signedIn' ? (
    <StaffMenu member={state.member} onSignOut={signOut} />
  ) : (
    <p>{state.kind}</p>
  );
};

const renderBoard = async () =>
  render(
    <I18nextProvider i18n={await createBoardI18n('en')}>
      <Board />
    </I18nextProvider>,
  );

const json = (status: number, body: unknown): Response =>
  // As much of one as the client reads.
  ({
    ok: status < 400,
    status,
    headers: new Headers(),
    json: () => Promise.resolve(body),
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as unknown as Response;

const refusal = (code: string) => ({ code, message: '', request_id: '1' });

/** Somebody is signed in, and asks to be signed out, which is answered so. */
const signOutBy = async (answer: () => Promise<Response>) => {
  globalThis.fetch = (_address, init) =>
    init?.method === 'DELETE' ? answer() : Promise.resolve(json(200, STAFF_MEMBER));
  await renderBoard();
  fireEvent.click(await screen.findByRole('button', { name: `Signed in: ${STAFF_MEMBER.name}` }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
};

it.each([
  ['the server is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', () => Promise.resolve(json(500, refusal('internal')))],
])('stays signed in, and says so, where %s', async (_why, answer) => {
  await signOutBy(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent('It did not arrive');
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled();
});

it.each([
  ['is ended', 200],
  ['has ended elsewhere', 401],
])('is signed out once the session %s', async (_how, status) => {
  await signOutBy(() => Promise.resolve(json(status, refusal('unauthorized'))));
  expect(await screen.findByText('signedOut')).toBeInTheDocument();
});

it.each([
  [401, 'signedOut'],
  [503, 'unreachable'],
])('finds at a start that is answered with %i that it is %s', async (status, kind) => {
  globalThis.fetch = () => Promise.resolve(json(status, refusal('unavailable')));
  await renderBoard();
  expect(await screen.findByText(kind)).toBeInTheDocument();
});
