import { externalAddress } from './external-address';

/** What a navigation item says about where it leads. Absent fields say nothing. */
export interface NavigationEntry {
  /** Types home, menu, page and link are known; every other one is a part of the shop by its slug. */
  readonly module: { readonly type: string; readonly slug: string | null } | null;
  readonly pageSlug?: string | null;
  readonly link?: {
    readonly address: string;
    readonly opensInNewTab: boolean;
    readonly isNoIndex: boolean;
  } | null;
}

/** Where a navigation item leads. */
export type NavigationTarget =
  /** A path of the shop, beginning with one slash and without a language. */
  | { readonly kind: 'internal'; readonly path: string }
  | {
      readonly kind: 'external';
      readonly address: string;
      readonly opensInNewTab: boolean;
      /** Sends no referrer to the other site. */
      readonly isNoReferrer: boolean;
    }
  /** Nowhere: the item is not shown as a link. */
  | { readonly kind: 'none' };

const NOWHERE: NavigationTarget = { kind: 'none' };

const internal = (path: string): NavigationTarget => ({ kind: 'internal', path });

/** Only dots would climb out of the path; half of a sign cannot be written in an address. */
const isSlug = (slug: string | null | undefined): slug is string =>
  typeof slug === 'string' && slug.trim() !== '' && !/^\.{1,2}$|\p{Cs}/u.test(slug);

/** Escaped, so that a slug stays one part of the path whatever it holds. */
const pathTo = (slugs: readonly (string | null | undefined)[]): NavigationTarget =>
  slugs.every(isSlug)
    ? internal(slugs.map((slug) => `/${encodeURIComponent(slug)}`).join(''))
    : NOWHERE;

const linkTarget = (link: NavigationEntry['link']): NavigationTarget => {
  const address = link ? externalAddress(link.address) : null;
  return link && address !== null
    ? {
        kind: 'external',
        address,
        opensInNewTab: link.opensInNewTab,
        isNoReferrer: link.isNoIndex,
      }
    : NOWHERE;
};

/**
 * Returns where a navigation item leads: a path of the shop, an address outside it, or nowhere when it names
 * nothing that a link may lead to. Rules 21.1.
 */
export const navigationTarget = ({ module, pageSlug, link }: NavigationEntry): NavigationTarget => {
  if (module === null) return NOWHERE;
  switch (module.type) {
    case 'home':
      return internal('/');
    case 'menu':
      return internal('/products');
    case 'page':
      return pathTo([module.slug, pageSlug]);
    case 'link':
      return linkTarget(link);
    default:
      return pathTo([module.slug]);
  }
};
