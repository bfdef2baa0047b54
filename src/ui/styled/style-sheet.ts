import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { css } from '@emotion/react';
import { insertStyles } from '@emotion/utils';

/** What an element's `css` takes: styles written once beside their component, or a choice of them. */
export type Styles = SerializedStyles | readonly (SerializedStyles | false)[];

/** The element in the head that holds the rules of the page as the server wrote it. */
export const PAGE_STYLES = 'styles';

const KEY = 's';
const RULE = /\.s-([a-z0-9]+)/g;
const WORN = / class="s-([a-z0-9]+)"/g;

/**
 * Styles go out as they are written: the browsers we serve need hardly any prefix, and each would
 * stand in every page. The content policy allows inline styles, so they need no number.
 */
const cache = createCache({ key: KEY, stylisPlugins: [] });

if (typeof document === 'undefined') cache.compat = true;
else {
  const written = document.getElementById(PAGE_STYLES)?.textContent ?? '';
  for (const [, name = ''] of written.matchAll(RULE)) cache.inserted[name] = true;
}

/** By the name of styles, the names of all that they need: themselves, and movements they mention. */
const known = new Map<string, readonly string[]>();

const learn = (styles: SerializedStyles): void => {
  const needed: string[] = [];
  for (let part: SerializedStyles | undefined = styles; part; part = part.next) {
    needed.push(part.name);
  }
  known.set(styles.name, needed);
  insertStyles(cache, styles, true);
};

const isOne = (styles: Styles): styles is SerializedStyles => 'name' in styles;

/**
 * The class that wears these styles. Asking for it puts their rules into the browser's document, once;
 * on the server they are remembered for `rulesOf`.
 */
export const classOf = (styles: Styles): string => {
  const one = isOne(styles) ? styles : css(styles);
  if (!known.has(one.name)) learn(one);
  return `${KEY}-${one.name}`;
};

/** The names of the styles that a piece of the server's HTML wears. */
export const wornIn = (html: string): Set<string> => {
  const worn = new Set<string>();
  for (const [, name = ''] of html.matchAll(WORN)) worn.add(name);
  return worn;
};

/**
 * The rules of styles that are `worn` and not among those already `sent`, to which they are added.
 * Each element has one class, so their order does not matter.
 */
export const rulesOf = (worn: Iterable<string>, sent: Set<string>): string => {
  let rules = '';
  for (const style of worn) {
    if (sent.has(style)) continue;
    for (const name of known.get(style) ?? []) {
      if (sent.has(name)) continue;
      sent.add(name);
      rules += cache.inserted[name];
    }
  }
  return rules;
};
