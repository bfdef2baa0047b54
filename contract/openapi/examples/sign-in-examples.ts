import { CUSTOMER_EXAMPLES } from './customer-examples';

const loginRequest = { phone: '359880001122', code: '0427' };
const uuid = '9b2f6c1e-4d7a-4f6e-9c55-0c1d2e3f4a5b';

/** Logins of invented customers. */
export const SIGN_IN_EXAMPLES = {
  sent: { expires_in: 300, resend_in: 60, length: 4 },
  loginRequest,
  telegramLoginRequest: { ...loginRequest, uuid, reffererId: 'k3v9_Q2-aB7x' },
  login: { token: 'not-a-token-but-as-long-as-one-of-256-bits', user: CUSTOMER_EXAMPLES.ivan },
  invitedLogin: {
    token: 'not-a-token-but-as-long-as-one-of-256-bits',
    user: CUSTOMER_EXAMPLES.fresh,
    referral: { status: 'refused', code: 'referral.used' },
  },
  link: {
    uuid,
    link: `/sandbox/telegram/${uuid}`,
    expired_at: '2026-11-27T16:48:00.000Z',
  },
  waiting: { phone: null, is_expired: false },
  answered: { phone: '359880001122', is_expired: false },
};
