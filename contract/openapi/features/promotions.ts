import { PROMOTION_EXAMPLES as examples } from '../examples/promotion-examples';
import type { FeatureContract } from '../operation';
import { query } from '../parameters';
import { ThingId } from '../../wire/primitives';
import { Bonuses, Referral } from '../../wire/promotions';

const CITY = query('domainId', 'Whose calendar and address count; else the first city', ThingId);

export const promotionsContract: FeatureContract = {
  name: 'bonuses and invitations',
  description: 'What a customer has earned.',
  operations: [
    {
      id: 'showBonuses',
      method: 'get',
      path: '/user/bonuses',
      summary: 'Balance and history of bonuses',
      rules: ['10.1', '10.5', '10.6'],
      access: 'customer',
      parameters: [CITY],
      answers: {
        200: {
          description: 'The bonuses',
          schema: Bonuses,
          examples: { some: examples.bonuses, none: examples.noBonuses },
        },
      },
    },
    {
      id: 'showReferral',
      method: 'get',
      path: '/user/referral',
      summary: 'The invitation and what it brought',
      rules: ['12.1', '12.2', '12.5'],
      access: 'customer',
      parameters: [CITY],
      answers: {
        200: {
          description: 'The invitation',
          schema: Referral,
          examples: { one: examples.referral },
        },
      },
    },
  ],
};
