import { createHash } from 'node:crypto';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:2rem auto;padding:0 1rem}' +
  'strong{display:block;padding:.5rem 1rem;background:#fff3cd;color:#533f03}' +
  'button,a{display:block;box-sizing:border-box;width:100%;min-height:44px;padding:.6rem;' +
  'margin:.3rem 0 1rem;font:inherit;text-align:center}';

/** A button of the page: where it posts to, and its words. */
export interface PaymentButton {
  readonly action: string;
  readonly label: string;
}

/** What the page shows, still without its shape. */
export interface PaymentPage {
  readonly locale: string;
  readonly title: string;
  /** Says that this is no bank. */
  readonly warning: string;
  readonly text: string;
  /** None where there is nothing to pay. */
  readonly buttons: readonly PaymentButton[];
  /** Where the order is; null for a payment that nobody knows. */
  readonly back: { readonly path: string; readonly label: string } | null;
}

const buttonOf = ({ action, label }: PaymentButton): string =>
  `<form method="post" action="${escaped(action)}"><button>${escaped(label)}</button></form>`;

/** Everything in it is escaped. */
export const paymentPage = ({ locale, title, warning, text, buttons, back }: PaymentPage): string =>
  `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>` +
  `<h1>${escaped(title)}</h1><strong>${escaped(warning)}</strong><p>${escaped(text)}</p>` +
  buttons.map(buttonOf).join('') +
  (back === null ? '' : `<a href="${escaped(back.path)}">${escaped(back.label)}</a>`) +
  '</main></body></html>';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** No script, nothing from elsewhere, in no frame; and nobody learns the address of a payment. */
export const PAYMENT_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  // The form's own answer may know where it came from: the storefront checks that.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};
