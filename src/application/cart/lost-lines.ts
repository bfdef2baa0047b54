import type { Toast } from '../notifications/toast-slice';

/** The notification for a cart that could only be read in part. */
export const LOST_LINES: Toast = { text: 'cart.partLost', tone: 'failed' };
