import { ORDER_EXAMPLES as examples } from '../examples/order-examples';
import type { FeatureContract, Operation } from '../operation';
import { ORDER_ID, TRACKING_KEY } from '../parameters';
import { Order } from '../../wire/order';
import { PaymentChange } from '../../wire/order-request';

const CHANGE = {
  method: 'post',
  rules: ['13.6'],
  isPersonal: true,
  isCounted: true,
  body: {
    schema: PaymentChange,
    examples: { cash: { type: 'cash', changeFrom: 50 }, again: { type: 'online' } },
  },
  errors: ['not_found', 'payment.not_awaited', 'payment.not_offered', 'payment.change_too_small'],
} as const satisfies Partial<Operation>;

export const paymentsContract: FeatureContract = {
  name: 'payments',
  description: 'Paying an order that waits for its payment in another way, or trying once more.',
  operations: [
    {
      id: 'changePayment',
      path: '/purchase/{id}/payment',
      summary: 'How a customer pays an order that waits for its payment',
      access: 'customer',
      parameters: [ORDER_ID],
      answers: {
        200: {
          description: 'The order',
          schema: Order,
          examples: { cash: examples.order },
        },
      },
      ...CHANGE,
    },
    {
      id: 'changeTrackedPayment',
      path: '/purchase/track/{key}/payment',
      summary: 'The same by the key of the order',
      access: 'anyone',
      parameters: [TRACKING_KEY],
      answers: {
        200: {
          description: 'The order',
          schema: Order,
          examples: { cash: examples.tracked },
        },
      },
      ...CHANGE,
    },
  ],
};
