import { Suspense, useEffect } from 'react';
import type { TFunction } from 'i18next';
import { useText } from '../i18n/use-text';
import { useSelector } from 'react-redux';
import { selectLanguage } from '../../application/session/language-slice';
import type { ShopState } from '../../application/store/root-reducer';
import { selectOrderAtHand } from '../../application/tracking/order-at-hand';
import { livePart } from '../live-order/live-part';
import type { PageTitleProps } from '../head/page-title';
import { PageTitle } from '../head/page-title';
import type { OpenDish } from '../navigation/located-route';
import { useOpenDish } from '../navigation/located-route';
import { pageHead } from '../head/page-head';
import type { HeadLink } from '../head/page-links';
import { pageLinks } from '../head/page-links';

const LINKS = 'link[rel=canonical],link[hreflang],link[rel=prev],link[rel=next]';

const setRobots = (content: string | null): void => {
  const found = document.head.querySelector('meta[name=robots]');
  if (content === null) {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', 'robots');
  meta.setAttribute('content', content);
};

const setLinks = (links: readonly HeadLink[]): void => {
  const present = [...document.head.querySelectorAll<HTMLLinkElement>(LINKS)];
  const addresses = present.map((link) => link.getAttribute('href'));
  // As the server wrote them.
  if (addresses.join() === links.map(({ address }) => address).join()) return;
  present.forEach((link) => link.remove());
  for (const { rel, hreflang, address } of links) {
    const link = document.createElement('link');
    link.rel = rel;
    if (hreflang !== null) link.hreflang = hreflang;
    link.href = address;
    document.head.append(link);
  }
};

interface DocumentHead {
  readonly title: string;
  readonly robots: string | null;
  readonly links: readonly HeadLink[];
}

/** The state as it would be on the dish's own page, whose address and title an open dish has. */
const atDish = (state: ShopState, { slug }: OpenDish): ShopState => ({
  ...state,
  page: {
    kind: state.catalogue.product?.slug === slug ? 'ready' : 'loading',
    route: { name: 'product', slug },
    entering: null,
  },
});

/** The head of the page as text, which compares as equal while nothing of it changes; null while a page loads. */
const headOf =
  (t: TFunction, dish: OpenDish | null) =>
  (shop: ShopState): string | null => {
    const state = dish ? atDish(shop, dish) : shop;
    if (state.page.kind === 'loading') return null;
    const { title, isIndexed } = pageHead(state, t);
    const links = isIndexed ? pageLinks(state) : [];
    const head: DocumentHead = { title, robots: isIndexed ? null : 'noindex', links };
    return JSON.stringify(head);
  };

// Written by the lines above.
const readHead = (head: string) => JSON.parse(head) as DocumentHead;

const OrderTitle = livePart((parts) => parts.OrderTitle, PageTitle);

/** Has the state of an order before it as soon as there is one. */
const Title = ({ title }: PageTitleProps) => {
  const hasOrder = useSelector(selectOrderAtHand) !== null;
  const plain = <PageTitle title={title} />;
  return hasOrder ? (
    <Suspense fallback={plain}>
      <OrderTitle title={title} />
    </Suspense>
  ) : (
    plain
  );
};

export const HeadSync = () => {
  const t = useText();
  // As one text, so that only what really changes is written.
  const head = useSelector(headOf(t, useOpenDish()));
  useEffect(() => {
    if (head === null) return;
    const { robots, links } = readHead(head);
    setRobots(robots);
    setLinks(links);
  }, [head]);
  const locale = useSelector(selectLanguage).locale;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return head === null ? null : <Title title={readHead(head).title} />;
};
