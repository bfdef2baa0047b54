import { localePath } from '../../src/domain/locale/locale-path';
import type { Locales } from '../../src/domain/locale/locale-path';
import type { PageHead } from '../../src/ui/app/page-head';
import { fontFilesOf } from '../../src/ui/theme/fonts';
import { GLOBAL_CSS } from '../../src/ui/theme/global-css';
import type { Brand } from '../config/environment';
import { escapeHtml, scriptJson } from './escape';

export interface DocumentParts {
  readonly head: PageHead;
  readonly locale: string;
  readonly locales: Locales;
  readonly brand: Brand;
  /** The city's base address; null when no city is known. */
  readonly baseUrl: string | null;
  /** The page's path without language prefix, with what belongs to its identity of the query. */
  readonly path: string;
  readonly nonce: string;
  /** Files of the browser's first step, in loading order. */
  readonly scripts: readonly string[];
  readonly state: unknown;
  readonly devReloadUrl: string | null;
}

const alternates = ({ baseUrl, path, locale, locales, head }: DocumentParts): string => {
  if (baseUrl === null || !head.isIndexed) return '';
  const base = baseUrl.replace(/\/+$/, '');
  const address = (language: string): string =>
    escapeHtml(`${base}${localePath(path, language, locales)}`);
  const links = locales.all.map(
    (language) => `<link rel="alternate" hreflang="${language}" href="${address(language)}">`,
  );
  return [
    `<link rel="canonical" href="${address(locale)}">`,
    ...links,
    `<link rel="alternate" hreflang="x-default" href="${address(locales.defaultLocale)}">`,
  ].join('');
};

const metaOf = ({ head }: DocumentParts): string =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    head.description === null
      ? ''
      : `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.isIndexed ? '' : '<meta name="robots" content="noindex">',
  ].join('');

const preloads = ({ locale, scripts }: DocumentParts): string =>
  [
    ...fontFilesOf(locale).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`,
    ),
    ...scripts.map((file) => `<link rel="preload" as="script" href="${file}">`),
  ].join('');

/** Everything before the shop's own tree. */
export const documentStart = (parts: DocumentParts): string =>
  `<!DOCTYPE html><html lang="${parts.locale}" class="brand-${parts.brand}"><head>` +
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
  '<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  `${metaOf(parts)}${alternates(parts)}${preloads(parts)}` +
  `<style>${GLOBAL_CSS}</style></head><body><div id="root">`;

/** Follows the tree as soon as its frame is written; blocks that come later stand behind it. */
export const documentScripts = ({ state, scripts, nonce, devReloadUrl }: DocumentParts): string =>
  `</div><script type="application/json" id="state">${scriptJson(state)}</script>` +
  scripts.map((file) => `<script async src="${file}"></script>`).join('') +
  (devReloadUrl === null
    ? ''
    : `<script nonce="${nonce}">new EventSource(${scriptJson(devReloadUrl)}).onmessage=()=>location.reload()</script>`);

export const DOCUMENT_END = '</body></html>';
