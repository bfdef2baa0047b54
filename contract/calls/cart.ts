import { Calculation } from '../wire/cart';
import { CalculateRequest } from '../wire/cart-request';
import type { Feature } from './call';
import { guestOrCustomer } from './call';
import { CALCULATION_ERRORS } from './errors';
import { CALCULATION, CART } from './customer-examples';

const RULES =
  '1.6 1.7 2.6 3.2 3.3 3.5 8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 8.9 8.10 9.3 10.2 11.1 11.2 15.4';

export const cart = {
  name: 'cart',
  description: 'What a cart costs.',
  calls: {
    calculateCart: guestOrCustomer.post(
      '/cart/calculate',
      RULES,
      'What a cart costs, with all that follows from address, time, code and bonuses',
      {
        description:
          'Depends on the body and the account alone: nothing is remembered between calls, nothing changes.',
        isCounted: true,
        body: CalculateRequest,
        exampleBody: CART,
        answer: Calculation,
        example: CALCULATION,
        errors: CALCULATION_ERRORS,
      },
    ),
  },
} satisfies Feature;
