import type { SettingsRoot } from '../../src/application/settings/settings-slice';
import type { SetupRoot } from '../../src/application/setup/setup-slice';
import type { Locales } from '../../src/domain/locale/locale-path';
import { GROUNDS, brandFiles } from '../../src/ui/head/brand-files';
import type { LinkPreview } from '../../src/ui/head/link-preview';
import type { PageHead } from '../../src/ui/head/page-head';
import type { HeadLink } from '../../src/ui/head/page-links';
import type { Thing } from '../../src/ui/head/structured-data/thing';
import { PAGE_STYLES } from '../../src/ui/theme/emotion';
import { brandingCss } from '../../src/ui/theme/branding-css';
import { fontFilesOf } from '../../src/ui/theme/fonts';
import { GLOBAL_CSS } from '../../src/ui/theme/global-css';
import { manifestPath } from '../seo/manifest';
import { escapeHtml, scriptJson } from '../markup/escape';

export interface DocumentParts extends SettingsRoot, SetupRoot {
  readonly head: PageHead;
  /** How the page's address belongs with others; none for a page that search engines leave out. */
  readonly links: readonly HeadLink[];
  /** Null for a page that nobody would send to others. */
  readonly preview: LinkPreview | null;
  readonly siteName: string;
  /** What the page shows, for search engines; null where there is nothing to tell them. */
  readonly structuredData: Thing | null;
  readonly locale: string;
  readonly locales: Locales;
  readonly nonce: string;
  /** The text of the script that records intents before hydration. */
  readonly headScript: string;
  /** Files of the browser's first step, in loading order. */
  readonly scripts: readonly string[];
  readonly state: unknown;
  readonly devReloadUrl: string | null;
}

const linksOf = ({ links }: DocumentParts): string =>
  links
    .map(({ rel, hreflang, address }) => {
      const language = hreflang === null ? '' : ` hreflang="${escapeHtml(hreflang)}"`;
      return `<link rel="${rel}"${language} href="${escapeHtml(address)}">`;
    })
    .join('');

/** A tag for each name that something is said about. */
const metas = (
  attribute: 'name' | 'property',
  contents: Readonly<Record<string, string | null>>,
): string =>
  Object.entries(contents)
    .map(([name, content]) =>
      content === null ? '' : `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`,
    )
    .join('');

const metaOf = ({ head }: DocumentParts): string =>
  `<title>${escapeHtml(head.title)}</title>` +
  metas('name', {
    description: head.description,
    keywords: head.keywords,
    robots: head.isIndexed ? null : 'noindex',
  });

const previewOf = (preview: LinkPreview | null, siteName: string): string =>
  preview === null
    ? ''
    : metas('property', {
        'og:type': preview.type,
        'og:title': preview.title,
        'og:description': preview.description,
        'og:url': preview.address,
        'og:image': preview.picture,
        'og:locale': preview.locale,
        'og:site_name': siteName,
      }) + metas('name', { 'twitter:card': 'summary_large_image' });

/** What the browser shows of the shop beside the page: its icons and the colour around it. */
const lookLinks = (parts: DocumentParts): string => {
  const { locale, locales } = parts;
  const { mark, small, touch } = brandFiles(parts);
  return (
    (mark === null
      ? `<link rel="icon" href="${escapeHtml(small.path)}" type="image/png" sizes="192x192">`
      : `<link rel="icon" href="${mark}" type="image/svg+xml">`) +
    `<link rel="apple-touch-icon" href="${escapeHtml(touch.path)}">` +
    `<link rel="manifest" href="${manifestPath(locale, locales)}">` +
    `<meta name="theme-color" content="${GROUNDS.light}">` +
    `<meta name="theme-color" content="${GROUNDS.dark}" media="(prefers-color-scheme: dark)">`
  );
};

const preloads = ({ locale, settings }: DocumentParts): string =>
  // Words are there without it, in a look-alike of the same size; food first.
  (settings?.branding && settings.branding.font !== 'onest' ? [] : fontFilesOf(locale))
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="${file}" fetchpriority="low" crossorigin>`,
    )
    .join('');

/** Chooses the values of the look's custom properties, and nothing else. */
const themeOf = ({ brand, isWhiteLabel }: DocumentParts['setup']): string =>
  `brand-${brand}${isWhiteLabel ? ' theme-white-label' : ''}`;

/*
 * Scripts load once the page with its first pictures is painted, after three seconds at most: until then the
 * network and the processor are for what is seen, and intents are recorded.
 */
const BEGIN_SCRIPTS =
  '{let begin=()=>{for(let script of document.querySelectorAll("[data-src]"))script.src=script.dataset.src};' +
  'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(begin,50)));setTimeout(begin,3e3);' +
  // An invitation or a code is to be stored before the next click.
  'if(/[?&](ref|promocode)=/.test(location.search))begin()}';

/* Where something was ordered on this device, the home page leaves room for it before anything is painted. */
const MARK_ORDERED =
  'try{if(localStorage.lastOrder)document.documentElement.dataset.ordered=""}catch{}';

/** Everything before the shop's own tree, which needs these rules. */
export const documentStart = (parts: DocumentParts, rules: string): string =>
  `<!DOCTYPE html><html lang="${parts.locale}" class="${themeOf(parts.setup)}"><head>` +
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
  '<meta name="color-scheme" content="light dark">' +
  `${metaOf(parts)}${linksOf(parts)}${previewOf(parts.preview, parts.siteName)}${lookLinks(parts)}${preloads(parts)}` +
  `<style>${GLOBAL_CSS}${brandingCss(parts.settings?.branding)}</style><style id="${PAGE_STYLES}">${rules}</style><script nonce="${parts.nonce}">${parts.headScript};${MARK_ORDERED}</script></head><body><div id="root">`;

/** Follows the tree as soon as its frame is written; blocks that come later stand behind it. */
export const documentScripts = ({
  state,
  structuredData,
  scripts,
  nonce,
  devReloadUrl,
}: DocumentParts): string =>
  `</div><script type="application/json" id="state">${scriptJson(state)}</script>` +
  (structuredData === null
    ? ''
    : `<script type="application/ld+json">${scriptJson(structuredData)}</script>`) +
  scripts
    .map((file) => `<script async fetchpriority="high" data-src="${file}"></script>`)
    .join('') +
  `<script nonce="${nonce}">${BEGIN_SCRIPTS}</script>` +
  (devReloadUrl === null
    ? ''
    : `<script nonce="${nonce}">new EventSource(${scriptJson(devReloadUrl)}).onmessage=()=>location.reload()</script>`);

export const DOCUMENT_END = '</body></html>';
