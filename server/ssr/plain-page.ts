import type { TFunction } from 'i18next';
import { GLOBAL_CSS } from '../../src/ui/theme/global-css';
import { escapeHtml } from './escape';

const STYLES =
  'main{display:grid;place-content:center;justify-items:center;gap:12px;min-height:100vh;padding:16px;text-align:center}' +
  'p{max-width:46ch;color:var(--text-soft)}b{color:var(--accent-text);font-size:5rem;line-height:1}' +
  'a{padding:12px 20px;border-radius:8px;background:var(--accent);color:var(--on-accent);font-weight:600}';

/** What is said of a status; of all others, that something broke. */
const KINDS: ReadonlyMap<number, string> = new Map([
  [503, 'busy'],
  [429, 'tooMany'],
]);

/** The page for a fault in the shop itself: made of nothing that could have broken with it. */
export const plainErrorPage = (
  status: number,
  locale: string,
  home: string,
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
    `<b>${String(status)}</b><h1>${title}</h1><p>${escapeHtml(t(`error.${kind}.text`, params))}</p>` +
    `<a href="${escapeHtml(home)}">${escapeHtml(t('error.toMain'))}</a></main></body></html>`
  );
};
