import { PROMOTION_EXAMPLES as examples } from '../examples/promotion-examples';
import type { FeatureContract } from '../operation';
import { query } from '../parameters';
import type { Schema } from '../schema';
import { described, list, object, orNull, ref, text, whole, words } from '../schema';

const schemas: Readonly<Record<string, Schema>> = {
  Bonuses: object({
    balance: described(ref('Money'), 'What can be used now. Rules 10.1.'),
    reserved: described(ref('Money'), 'Put aside by orders on their way. Rules 10.6.'),
    expiring: list(object({ amount: ref('Money'), date: ref('Day') })),
    history: list(
      object({
        id: ref('Id'),
        date: { anyOf: [ref('Moment'), ref('Day')] },
        amount: ref('SignedMoney'),
        type: words('earn', 'spend', 'return', 'expire', 'referral'),
        order_id: orNull(ref('Id')),
        text: text(),
      }),
    ),
  }),
  Referral: object({
    id: text({ pattern: '^[A-Za-z0-9_-]{1,32}$' }),
    link: text({ minLength: 1, description: 'Rules 12.2.' }),
    bonus: ref('Money'),
    friend_bonus: ref('Money'),
    invited: whole(0),
    earned: ref('Money'),
    items: list(
      object({
        name: text({ description: 'The first letter only. Rules 12.5.' }),
        date: { anyOf: [ref('Moment'), ref('Day')] },
        status: words('joined', 'ordered'),
      }),
    ),
  }),
};

const CITY = query('domainId', 'Whose calendar and address count; else the first city', ref('Id'));

export const promotionsContract: FeatureContract = {
  name: 'bonuses and invitations',
  description: 'What a customer has earned.',
  schemas,
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
          schema: ref('Bonuses'),
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
          schema: ref('Referral'),
          examples: { one: examples.referral },
        },
      },
    },
  ],
};
