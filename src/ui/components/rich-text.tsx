import type { MouseEvent } from 'react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { selectLanguage } from '../../application/session/language-slice';
import type { Locales } from '../../domain/locale/locale-path';
import { switchLocale } from '../../domain/locale/locale-path';
import { css } from '../theme/emotion';

interface RichTextProps {
  /** HTML that was cleaned: it becomes part of the page as it is. */
  readonly html: string;
}

const text = css({
  maxWidth: '68ch',
  fontSize: 'var(--size-17)',
  lineHeight: 1.6,
  '& > * + *': { marginTop: 16 },
  'h2, h3, h4': {
    margin: '32px 0 0',
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    '& + *': { marginTop: 12 },
  },
  h2: { fontSize: 'var(--size-24)' },
  h3: { fontSize: 'var(--size-20)' },
  h4: { fontWeight: 600, fontSize: 'var(--size-17)' },
  'ul, ol': { paddingLeft: 24 },
  ul: { listStyle: 'disc' },
  ol: { listStyle: 'decimal' },
  'li + li': { marginTop: 8 },
  'li::marker': { color: 'var(--text-faint)' },
  a: {
    // High enough for a thumb; within a line of text this moves nothing.
    paddingBlock: 12,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  'b, strong': { fontWeight: 600 },
  small: { color: 'var(--text-soft)', fontSize: 'var(--size-13)' },
  hr: { border: 0, borderTop: '1px solid var(--line)' },
  blockquote: {
    margin: '24px 0 0',
    paddingLeft: 16,
    borderLeft: '3px solid var(--accent)',
    color: 'var(--text-soft)',
  },
  img: { height: 'auto', borderRadius: 'var(--radius-card)' },
  figcaption: { marginTop: 8, color: 'var(--text-soft)', fontSize: 'var(--size-13)' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: 'var(--size-15)' },
  caption: { paddingBottom: 8, color: 'var(--text-soft)', textAlign: 'start' },
  'th, td': {
    padding: '10px 12px 10px 0',
    borderBottom: '1px solid var(--line)',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
});

const INSIDE_LINK = /(<a href=")(\/(?![/\\])[^"]*)(")/g;

/** Files that only look like pages. */
const FILE = /^\/(?:media|assets|api)\//;

const inLanguage = (html: string, locale: string, locales: Locales): string =>
  html.replace(INSIDE_LINK, (whole, before: string, address: string, after: string) =>
    FILE.test(address) ? whole : `${before}${switchLocale(address, locale, locales)}${after}`,
  );

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** The page of the shop that a click leads to; null where the browser has to follow the link. */
const clickedPath = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  if (!address.startsWith('/') || link?.target === '_blank') return null;
  return opensElsewhere(event) || FILE.test(address) ? null : address;
};

/** A text of the restaurant. Its links to pages of the shop use the session's language and the router. */
export const RichText = ({ html }: RichTextProps) => {
  const navigate = useNavigate();
  const { locale, locales } = useSelector(selectLanguage);
  const content = useMemo(
    () => ({ __html: inLanguage(html, locale, locales) }),
    [html, locale, locales],
  );
  const follow = (event: MouseEvent): void => {
    const path = clickedPath(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // The links inside are what is clicked, by key as well; this only hears of it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={text} onClick={follow} dangerouslySetInnerHTML={content} />
  );
};
