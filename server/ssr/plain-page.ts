import type { Request, Response } from 'express';
import type { TFunction } from 'i18next';
import type { Locales } from '../../src/domain/locale/locale-path';
import { localePath } from '../../src/domain/locale/locale-path';
import { GLOBAL_CSS } from '../../src/ui/theme/global-css';
import { escapeHtml } from '../markup/escape';

const STYLES =
  'main{display:grid;place-content:center;justify-items:center;gap:12px;min-height:100vh;padding:16px;text-align:center}' +
  'p{max-width:46ch;color:var(--text-soft);text-wrap:balance}b{color:var(--accent-text);font-size:5rem;line-height:1}' +
  'a{padding:12px 20px;border-radius:8px;background:var(--accent);color:var(--on-accent);font-weight:600}' +
  'i{width:160px;height:4px;margin-bottom:12px;overflow:hidden;border-radius:4px;background:var(--surface-strong)}' +
  'i::before{content:"";display:block;width:40%;height:100%;border-radius:4px;background:var(--accent);animation:w 1.6s ease-in-out infinite alternate}' +
  '@keyframes w{to{transform:translateX(150%)}}@media(prefers-reduced-motion:reduce){i::before{animation:none}}';

/** What is said of a status; of all others, that something broke. */
const KINDS: ReadonlyMap<number, string> = new Map([
  [503, 'busy'],
  [429, 'tooMany'],
]);

/**
 * The page for a fault in the shop itself: made of nothing that could have broken with it. One that passes
 * says so by a bar that moves, not by a number, and offers the same page again.
 */
const plainErrorPage = (
  status: number,
  locale: string,
  /** Where its button leads; empty for the same page. */
  next: string,
  t: TFunction,
  /** Numbers that the text of the status speaks of. */
  params: Readonly<Record<string, number>> = {},
): string => {
  const kind = KINDS.get(status) ?? 'broken';
  const title = escapeHtml(t(`error.${kind}.title`));
  return (
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title}</title><style>${GLOBAL_CSS}${STYLES}</style></head><body><main>` +
    `${kind === 'broken' ? `<b>${String(status)}</b>` : '<i></i>'}<h1>${title}</h1><p>${escapeHtml(t(`error.${kind}.text`, params))}</p>` +
    `<a href="${escapeHtml(next)}">${escapeHtml(t(next === '' ? 'error.retry' : 'error.toMain'))}</a></main></body></html>`
  );
};

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * Sends the plain error page. Where `retryAfter` says in how many seconds it may have passed, the page
 * asks again by itself; what a form has sent is not sent again without its sender.
 */
export const sendErrorPage = (
  request: Request,
  response: Response,
  locales: Locales,
  status: number,
  retryAfter: number | null = null,
): void => {
  const { language, t } = request;
  const isRepeated = retryAfter !== null && isRead(request);
  if (retryAfter !== null) response.set('Retry-After', String(retryAfter));
  if (isRepeated) response.set('Refresh', String(retryAfter));
  const next = isRepeated ? '' : localePath('/', language, locales);
  response
    .status(status)
    .type('html')
    .set('Cache-Control', 'no-store')
    .send(plainErrorPage(status, language, next, t, { count: retryAfter ?? 0 }));
};
