import sanitizeHtml from 'sanitize-html';
import { isOwnPath } from '../../domain/navigation/is-own-path';
import { externalAddress } from '../../domain/navigation/external-address';

type Attributes = sanitizeHtml.Attributes;

/** The allowed HTML of the restaurant's texts; other tags are dropped and their text stays. */
const ALLOWED_TAGS = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'blockquote',
  'figure',
  'figcaption',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

/** One slash leads to a page of the shop, a hash to another place of this one. */
const staysInShop = (address: string): boolean => /^[#?]/.test(address) || isOwnPath(address);

/** With `noopener`, and whatever else the restaurant says of the place that a link leads to. */
const relOf = (rel = ''): string => {
  const retained = rel.toLowerCase().match(/\b(?:nofollow|noreferrer|sponsored|ugc)\b/g) ?? [];
  return [...new Set(['noopener', ...retained])].join(' ');
};

/**
 * A page opened from the shop gets no hold of it, and none opens but in its place or a new one. What
 * leads nowhere is no link.
 */
const linkAttributes = ({ href = '', target, rel }: Attributes): Attributes => {
  const written = href.trim();
  const isInside = staysInShop(written);
  const address = isInside ? written : externalAddress(written);
  if (address === null) return {};
  const opensAnew = target === '_blank';
  return {
    href: address,
    ...(opensAnew ? { target } : {}),
    ...(opensAnew || !isInside ? { rel: relOf(rel) } : {}),
  };
};

/** Pictures of a text are seen when somebody scrolls to them; one without words is decoration. */
const pictureAttributes = ({ src, alt, width, height }: Attributes): Attributes => ({
  ...(src === undefined ? {} : { src: src.trim() }),
  alt: alt ?? '',
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
  loading: 'lazy',
});

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // Styles are not allowed, so nobody has to parse any.
  parseStyleAttributes: false,
  transformTags: {
    // The page has the only heading of the first level.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
    img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
  },
  // Its address was none that a picture may have.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
};

/** HTML of the restaurant's back office as it may stand on a page: nothing in it can run. */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, OPTIONS);

export type SanitiseHtml = typeof sanitiseHtml;
