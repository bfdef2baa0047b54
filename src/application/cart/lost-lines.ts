import type { Toast } from '../notifications/toast-slice';

/** What a customer is told of whose cart could not be read whole. */
export const LOST_LINES: Toast = { text: 'cart.partLost', tone: 'failed' };
