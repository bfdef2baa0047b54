import { createHash } from 'node:crypto';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it, also between quotes: nothing in it runs. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/** How a Content-Security-Policy names a style or script that stands in the page. */
export const inlineSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Of pages that are for one reader: in no cache and no search engine. */
export const PRIVATE_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};
