import * as t from 'io-ts';
import { described } from '../wire/codec';
import { ThingId } from '../wire/primitives';
import { Bonuses, Referral } from '../wire/promotions';
import type { Feature } from './call';

const IN_CITY = {
  query: t.partial({
    domainId: described(ThingId, 'Whose calendar and address count; else the first city'),
  }),
};

export const promotions = {
  name: 'bonuses and invitations',
  description: 'What a customer has earned.',
  calls: {
    showBonuses: {
      method: 'get',
      path: '/user/bonuses',
      summary: 'Balance and history of bonuses',
      rules: '10.1 10.5 10.6',
      access: 'customer',
      parameters: IN_CITY,
      answers: { 200: Bonuses },
      exampleAnswer: {
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
        ],
      },
    },
    showReferral: {
      method: 'get',
      path: '/user/referral',
      summary: 'The invitation and what it brought',
      rules: '12.1 12.2 12.5',
      access: 'customer',
      parameters: IN_CITY,
      answers: { 200: Referral },
      exampleAnswer: {
        id: 'Zt5_wQ81-mNb',
        link: 'https://sofia.example/?ref=Zt5_wQ81-mNb',
        bonus: 5,
        friend_bonus: 5,
        invited: 1,
        earned: 5,
        items: [{ name: 'Ż', date: '2026-11-02T20:10:00+02:00', status: 'ordered' }],
      },
    },
  },
} as const satisfies Feature;
