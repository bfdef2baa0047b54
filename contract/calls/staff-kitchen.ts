import {
  OrderingChange,
  ReportQuery,
  StaffOrdering,
  StaffReport,
  StaffStock,
  StockChange,
} from '../wire/staff-kitchen';
import { staff as by } from './call';
import { CURRENCY } from './examples';
import type { Feature } from './call';

const STOCK = {
  answer: StaffStock,
  example: {
    items: [
      { kind: 'product', id: 101, name: 'Margherita', of: null, out: null },
      {
        kind: 'ingredient',
        id: 7,
        name: 'Mozzarella',
        of: null,
        out: { until: '2026-11-28T05:00:00+02:00' },
      },
    ],
  },
} as const;

const ORDERING = {
  answer: StaffOrdering,
  example: {
    ordering: {
      state: 'paused',
      delivery: true,
      pickup: true,
      extra_minutes: 0,
      message: 'Too many orders right now',
      resume_at: '2026-11-27T19:30:00+02:00',
    },
    texts: { en: 'Too many orders right now' },
    languages: ['en', 'bg'],
    reasons: [{ key: 'many_orders', texts: { en: 'Too many orders right now' } }],
  },
} as const;

/** What the kitchen says about itself, and what a day has brought. */
export const staffKitchen = {
  showStock: by.get('/staff/stock', '26.2 3.6', 'All that can run out in the city', STOCK),
  changeStock: by.post('/staff/stock', '26.2 3.6', 'Says what has run out, or is back', {
    ...STOCK,
    description: 'What the shop does not have is left out.',
    body: StockChange,
    exampleBody: { items: [{ kind: 'ingredient', id: 7 }], state: 'today' },
  }),
  showOrdering: by.get('/staff/ordering', '26.3 14.10', 'Whether the city takes orders', ORDERING),
  changeOrdering: by.post(
    '/staff/ordering',
    '26.3 14.10',
    'Pauses, is busy, or takes orders again',
    {
      ...ORDERING,
      body: OrderingChange,
      exampleBody: {
        state: 'paused',
        for_minutes: 30,
        texts: { en: 'Too many orders right now' },
      },
    },
  ),
  showReport: by.get('/staff/report', '26.1', 'What a day has brought', {
    description: 'For managers.',
    parameters: { query: ReportQuery },
    answer: StaffReport,
    example: {
      day: '2026-11-27',
      reports: [
        {
          currency: CURRENCY,
          orders: 3,
          under_way: 1,
          cancelled: 1,
          cancel_reasons: [{ reason: 'too_busy', orders: 1 }],
          takings: [{ way: 'cash', orders: 2, amount: 59.4, is_play_money: false }],
          total: 59.4,
          minutes_to_accept: 2,
          minutes_to_pack: 17,
          late: 0,
          dishes: [{ name: 'Margherita', quantity: 4 }],
          refused: [{ reason: 'outside_zones', times: 2 }],
        },
      ],
      csv: 'day,city,part,name,number,amount,currency\r\n',
    },
    errors: ['fields_invalid', 'staff.manager_needed'],
  }),
} satisfies Feature['calls'];
