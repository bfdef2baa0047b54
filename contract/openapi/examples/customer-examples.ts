import { ADDRESS_EXAMPLES } from './address-examples';

const SESSION_ID = 'Kd83mQ_fP0s6hYtE1jVxCg';

const fresh = {
  phone: '359880003344',
  firstName: '',
  email: '',
  birthday: null,
  addresses: [],
  referral_id: 'k3v9_Q2-aB7x',
};

const ivan = {
  phone: '359880001122',
  firstName: 'Ivan',
  email: 'ivan@example.com',
  birthday: 638323200,
  addresses: ADDRESS_EXAMPLES.list,
  referral_id: 'Zt5_wQ81-mNb',
};

/** Invented customers. */
export const CUSTOMER_EXAMPLES = {
  ivan,
  fresh,
  changes: { firstName: 'Ivan', email: 'ivan@example.com', birthday: 638323200 },
  sessionId: SESSION_ID,
  sessions: [
    {
      id: 'b1Zq0N5yTqk3vX7cR2uLwA',
      created_at: '2026-11-01T09:00:00.000Z',
      last_used_at: '2026-11-27T10:00:00.000Z',
      device: 'Firefox, Windows',
      is_current: true,
    },
    {
      id: SESSION_ID,
      created_at: '2026-09-14T17:30:00.000Z',
      last_used_at: '2026-11-20T08:15:00.000Z',
      device: null,
      is_current: false,
    },
  ],
  everything: {
    profile: ivan,
    account: { created_at: '2026-11-01T09:00:00.000Z', sessions: [] },
    lists: [{ domain_id: 1, kind: 'favourites', goods: [105, 102] }],
    orders: [],
    bonuses: [],
    invitations: [],
  },
};
