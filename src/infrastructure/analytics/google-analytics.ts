import type { Analytics } from '../../application/ports/analytics';
import type { AnalyticsIds } from '../../application/setup/setup';

export interface TagWindow {
  dataLayer?: unknown[];
  readonly document: Document;
  readonly location: Pick<Location, 'origin'>;
}

const LOADERS = 'https://www.googletagmanager.com';

const load = (page: Document, address: string): void => {
  const script = page.createElement('script');
  script.async = true;
  script.src = address;
  page.head.append(script);
};

/** Returns where a visitor came from, without what the address said; null where the browser does not tell. */
const originOf = (address: string): string | null =>
  URL.canParse(address) ? `${new URL(address).origin}/` : null;

/**
 * Counts visits with Google Analytics, the tag manager or both. The address of the page and of the
 * one before are never sent: they may contain the key of an order, or a search. Both
 * are set for every event, so that what the library counts by itself ("enhanced measurement") has
 * nothing else to send.
 */
export const googleAnalytics = (
  window: TagWindow,
  { measurement, tagManager }: AnalyticsIds,
): Analytics => {
  const { origin } = window.location;
  let hasStarted = false;
  let location = `${origin}/`;
  let referrer = originOf(window.document.referrer) ?? location;
  const push = (entry: unknown): void => {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
  };
  // The library recognises its commands by their being the `arguments` of a call.
  // oxlint-disable-next-line typescript/no-unused-vars
  function gtag(..._: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    push(arguments);
  }
  const addresses = () => ({ page_location: location, page_referrer: referrer });
  return {
    start: () => {
      if (hasStarted) return;
      hasStarted = true;
      if (measurement !== null) {
        gtag('js', new Date());
        gtag('set', addresses());
        gtag('config', measurement, { ...addresses(), send_page_view: false });
        load(window.document, `${LOADERS}/gtag/js?id=${measurement}`);
      }
      if (tagManager !== null) {
        push({ event: 'gtm.js', 'gtm.start': Date.now(), ...addresses() });
        load(window.document, `${LOADERS}/gtm.js?id=${tagManager}`);
      }
    },
    pageViewed: ({ name }) => {
      if (!hasStarted) return;
      if (location !== `${origin}/`) referrer = location;
      location = `${origin}/${name}`;
      if (measurement !== null) {
        gtag('set', addresses());
        gtag('event', 'page_view', { page_title: name, ...addresses() });
      }
      if (tagManager !== null) push({ event: 'page_view', page: name, ...addresses() });
    },
  };
};
