import { guestCodeProblem } from '../../../backend/sandbox/guest-code-problem';

const SETTINGS = {
  demo: false,
  paymentProvider: 'none',
  smsProvider: { kind: 'outbox' },
  telegramProvider: { kind: 'none' },
  smsOn: true,
  guestOrderCode: true,
} as const;
const NOBODY = { smsProvider: { kind: 'none' } } as const;
const WEBHOOK = { smsProvider: { kind: 'webhook', url: 'https://sms.example' } } as const;
const DEMO_MENU = { menu: 'demo', publicAddress: null } as const;
const OWN_MENU = { menu: 'own', publicAddress: null } as const;
const NO_MENU = { menu: null, publicAddress: null } as const;

describe('the start of a shop that asks guests for a code', () => {
  it.each([
    ['with SMS_PROVIDER=none', NOBODY, DEMO_MENU],
    ['with a menu of one’s own and nobody who sends', {}, OWN_MENU],
  ])('is refused %s, since no guest could pay at the door', (_, settings, ground) => {
    expect(guestCodeProblem({ ...SETTINGS, ...settings }, ground)).toBe(
      'GUEST_ORDER_CODE: got true, needs somebody who sends the codes, as SMS_PROVIDER=webhook does',
    );
  });

  it.each([
    ['where codes are sent', WEBHOOK, OWN_MENU],
    ['where the outbox takes them', {}, DEMO_MENU],
    ['before there is a menu', NOBODY, NO_MENU],
    ['where no code is asked for', { ...NOBODY, guestOrderCode: false }, OWN_MENU],
  ])('goes on %s', (_, settings, ground) => {
    expect(guestCodeProblem({ ...SETTINGS, ...settings }, ground)).toBeNull();
  });
});
