import type { Notice } from '../notifications/notice-slice';

/** What a customer is told of whose cart could not be read whole. */
export const LOST_LINES: Notice = { text: 'cart.partLost', tone: 'failed' };
