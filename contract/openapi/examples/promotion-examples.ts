/** Bonuses and an invitation of an invented customer. */
export const PROMOTION_EXAMPLES = {
  bonuses: {
    balance: 14,
    reserved: 5,
    expiring: [{ amount: 4, date: '2026-12-31' }],
    history: [
      {
        id: 7,
        date: '2026-11-20T18:40:00+02:00',
        amount: 2.45,
        type: 'earn',
        order_id: 4711,
        text: 'For order 100482',
      },
      {
        id: 6,
        date: '2026-11-19T12:05:00+02:00',
        amount: -5,
        type: 'spend',
        order_id: 4702,
        text: 'Paid with bonuses',
      },
      {
        id: 5,
        date: '2026-11-02T20:10:00+02:00',
        amount: 5,
        type: 'referral',
        order_id: null,
        text: 'For an invitation',
      },
    ],
  },
  noBonuses: { balance: 0, reserved: 0, expiring: [], history: [] },
  referral: {
    id: 'Zt5_wQ81-mNb',
    link: 'https://sofia.example/?ref=Zt5_wQ81-mNb',
    bonus: 5,
    friend_bonus: 5,
    invited: 2,
    earned: 5,
    items: [
      { name: 'Ż', date: '2026-11-02T20:10:00+02:00', status: 'ordered' },
      { name: 'M', date: '2026-11-25T10:00:00+02:00', status: 'joined' },
    ],
  },
};
