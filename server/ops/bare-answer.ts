import { STATUS_CODES } from 'node:http';
import { PERMISSIONS } from '../middleware/security-headers';

/** The security headers of answers that no browser shows as a page. */
export const BARE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * The headers of answers that have no body and come before the application: to requests that are no
 * HTTP, too long or too slow. No connection goes on after them.
 */
export const BARE_ANSWER_HEADERS = {
  ...BARE_HEADERS,
  Connection: 'close',
  'Content-Length': '0',
} as const;

/** Such an answer as it goes out where there is no response to write it with. */
export const bareAnswer = (status: number): string =>
  [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(BARE_ANSWER_HEADERS).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
