import { PRIVATE_PAGE_HEADERS, escaped, inlineSource } from '../html/html-page';

/** The one style of the sandbox's pages: what differs is on one of them only. */
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:2rem auto;padding:0 1rem}' +
  'strong{display:block;padding:.5rem 1rem;background:#fff3cd;color:#533f03}' +
  'label,input,button,a{display:block;box-sizing:border-box;width:100%;font:inherit}' +
  'input,button,a{min-height:44px;padding:.6rem;margin:.3rem 0 1rem}a{text-align:center}' +
  '[role=alert]{color:#b00020}';

/** What every page of the sandbox says. */
export interface SandboxFrame {
  readonly locale: string;
  readonly title: string;
  /** Says that this is not the real thing. */
  readonly warning: string;
  readonly text: string;
}

/** A page of the sandbox; `body` is HTML already and follows the text. */
export const sandboxHtml = ({ locale, title, warning, text }: SandboxFrame, body: string): string =>
  `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>` +
  `<h1>${escaped(title)}</h1><strong>${escaped(warning)}</strong><p>${escaped(text)}</p>` +
  `${body}</main></body></html>`;

/** No script, nothing from elsewhere, in no frame; and nobody learns the address of the page. */
export const SANDBOX_HEADERS: Readonly<Record<string, string>> = {
  ...PRIVATE_PAGE_HEADERS,
  'Content-Security-Policy': `default-src 'none'; style-src ${inlineSource(STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // The form's own answer may know where it came from: the storefront checks that.
  'Referrer-Policy': 'same-origin',
};
