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
  'label,input,button{display:block;width:100%;box-sizing:border-box;font:inherit}' +
  'input,button{padding:.6rem;margin:.3rem 0 1rem}[role=alert]{color:#b00020}';

/** What a page shows, still without its shape. */
export interface SandboxPage {
  readonly locale: string;
  readonly title: string;
  /** Says that this is not the messenger. */
  readonly warning: string;
  readonly text: string;
  /** Null where there is nothing to fill in. */
  readonly form: {
    readonly label: string;
    readonly button: string;
    readonly phone: string;
    readonly error: string | null;
  } | null;
}

const formOf = ({ label, button, phone, error }: NonNullable<SandboxPage['form']>): string => {
  const alert = error === null ? '' : `<p role="alert" id="error">${escaped(error)}</p>`;
  const described = error === null ? '' : ' aria-invalid="true" aria-describedby="error"';
  return (
    `<form method="post"><label for="phone">${escaped(label)}</label>` +
    `<input id="phone" name="phone" type="tel" autocomplete="tel" required value="${escaped(phone)}"${described}>` +
    `${alert}<button>${escaped(button)}</button></form>`
  );
};

/** Everything in it is escaped: a phone that was typed is shown and never runs. */
export const sandboxPage = ({ locale, title, warning, text, form }: SandboxPage): string =>
  `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>` +
  `<h1>${escaped(title)}</h1><strong>${escaped(warning)}</strong><p>${escaped(text)}</p>` +
  `${form ? formOf(form) : ''}</main></body></html>`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** No script, nothing from elsewhere, in no frame; and nobody learns the address of the link. */
export const SANDBOX_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  // The form's own answer may know where it came from: the storefront checks that.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};
