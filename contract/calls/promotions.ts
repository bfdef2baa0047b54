import * as t from 'io-ts';
import { described } from '../wire/codec';
import { ThingId } from '../wire/primitives';
import { Bonuses, Referral } from '../wire/promotions';
import type { Feature } from './call';
import { customer } from './call';
import { BONUSES, REFERRAL } from './customer-examples';

const domainId = described(ThingId, 'Whose calendar and address count; else the first city');
const parameters = { query: t.partial({ domainId }) };

export const promotions = {
  name: 'bonuses and invitations',
  description: 'What a customer has earned.',
  calls: {
    showBonuses: customer.get('/user/bonuses', '10.1 10.5 10.6', 'Balance and history of bonuses', {
      parameters,
      answer: Bonuses,
      example: BONUSES,
    }),
    showReferral: customer.get(
      '/user/referral',
      '12.1 12.2 12.5',
      'The invitation and what it brought',
      { parameters, answer: Referral, example: REFERRAL },
    ),
  },
} satisfies Feature;
