/** Where a payment is made: a page of the shop's own, wherever the customer has found the shop. */
export const paymentPath = (paymentKey: string): string => `/sandbox/payment/${paymentKey}`;
