const asap = {
  available: true,
  from: '2026-11-27T19:40:00+02:00',
  to: '2026-11-27T19:55:00+02:00',
  reason: null,
};

/** A Friday evening and the night after it, in Sofia. */
export const ZONE_EXAMPLES = {
  terms: {
    free_delivery_from: 40,
    min_order: 20,
    delivery_price: 4,
    eta_minutes: 60,
    zone: { id: 3, name: 'A', color_hex: '#2e7d32' },
  },
  slots: {
    now: '2026-11-27T18:38:00+02:00',
    asap,
    days: [
      {
        date: '2026-11-27',
        closed: false,
        text: null,
        slots: [
          { at: '2026-11-27T19:30:00+02:00', available: false, reason: 'too_late' },
          { at: '2026-11-27T19:45:00+02:00', available: false, reason: 'full' },
          { at: '2026-11-27T20:00:00+02:00', available: true, reason: null },
        ],
      },
    ],
  },
  closed: {
    now: '2026-12-24T22:30:00+02:00',
    asap: { available: false, from: null, to: null, reason: 'closed' },
    days: [{ date: '2026-12-25', closed: true, text: 'Christmas', slots: [] }],
  },
};
