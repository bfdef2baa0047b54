import { modalOpened } from '../../../src/application/modals/modal-slice';
import {
  codeRequested,
  codeNotSent,
  codeRefused,
  signInMethodChosen,
  signInReducer,
} from '../../../src/application/sign-in/sign-in-slice';
import { validatePhone } from '../../../src/domain/phone/validate-phone';

const REFUSAL = { kind: 'said', message: 'No' } as const;
const CHOSEN = signInReducer(undefined, signInMethodChosen('whatsapp'));

const refused = [codeNotSent(REFUSAL), codeRefused(REFUSAL)].reduce(signInReducer, CHOSEN);

it.each(['auth', 'authPhone'] as const)(
  'nothing that was said of a phone or a code is left when %s opens once more',
  (modal) => {
    const state = signInReducer(refused, modalOpened(modal));
    expect(state).toMatchObject({
      method: 'whatsapp',
      sending: { kind: 'idle' },
      loggingIn: { kind: 'idle' },
    });
  },
);

it('what was said stays while the code is asked for', () => {
  expect(signInReducer(refused, modalOpened('authCode'))).toBe(refused);
});

it('a code that is on its way is still on its way', () => {
  const phone = validatePhone('359880001122', 'bg');
  if (!phone.ok) throw new Error('That is no phone');
  const asked = signInReducer(CHOSEN, codeRequested(phone.value));
  expect(signInReducer(asked, modalOpened('auth')).sending.kind).toBe('running');
});
