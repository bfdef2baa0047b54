import { PRIVATE_PAGE_HEADERS, escaped, inlineSource } from '../html/html-page';

/**
 * The one style of the sandbox's pages, in the colours of the shop: what differs is on one of them only. The
 * first button is the one that a customer came for.
 */
const STYLE =
  ':root{color-scheme:light dark;--ground:#fff;--muted:#f6f3ef;--line:#8a8178;--text:#211d1a;--soft:#5c554e;' +
  '--accent:#c8321b;--warning:#7a4d00;--warning-ground:#fdf3dc;--danger:#8c1637}' +
  '@media(prefers-color-scheme:dark){:root{--ground:#171412;--muted:#292420;--line:#9a9188;--text:#f5f1ec;' +
  '--soft:#c9c1b8;--accent:#d2402a;--warning:#f0c674;--warning-ground:#33290f;--danger:#ffa3b8}}' +
  'body{max-width:30rem;margin:0 auto;padding:2rem 1rem;background:var(--ground);color:var(--text);' +
  "font:16px/1.5 'Onest Variable',Onest,system-ui,sans-serif}" +
  'h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.01em}p{color:var(--soft)}' +
  'strong{display:block;padding:.75rem 1rem;border-radius:12px;background:var(--warning-ground);' +
  'color:var(--warning);font-weight:600}label{font-weight:600}' +
  'label,input,button,a{display:block;box-sizing:border-box;width:100%}' +
  'input,button,a{min-height:52px;margin:.5rem 0 1rem;padding:.75rem 1rem;border-radius:12px;' +
  'color:var(--text);font:inherit}' +
  'input{border:1px solid var(--line);background:var(--ground)}' +
  'button{border:1px solid transparent;background:var(--muted);font-weight:600;cursor:pointer}' +
  'form:first-of-type button{background:var(--accent);color:#fff}' +
  'a{text-align:center;text-underline-offset:3px}' +
  ':focus-visible{outline:3px solid var(--text);outline-offset:2px}' +
  '[role=alert]{margin:0;color:var(--danger)}';

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
