import type { Analytics } from '../../application/ports/analytics';
import type { AnalyticsIds } from '../../application/setup/setup';

export interface TagWindow {
  dataLayer?: unknown[];
  readonly document: Document;
}

const LOADERS = 'https://www.googletagmanager.com';

const load = (page: Document, address: string): void => {
  const script = page.createElement('script');
  script.async = true;
  script.src = address;
  page.head.append(script);
};

/**
 * Counts visits with Google Analytics, the tag manager or both. The page's address is not told: it
 * may hold what somebody looked for.
 */
export const googleAnalytics = (
  window: TagWindow,
  { measurement, tagManager }: AnalyticsIds,
): Analytics => {
  let hasStarted = false;
  const push = (entry: unknown): void => {
    window.dataLayer ??= [];
    window.dataLayer.push(entry);
  };
  // The library recognises its commands by their being the `arguments` of a call.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  function gtag(..._: readonly unknown[]): void {
    // eslint-disable-next-line prefer-rest-params
    push(arguments);
  }
  return {
    start: () => {
      if (hasStarted) return;
      hasStarted = true;
      if (measurement !== null) {
        gtag('js', new Date());
        gtag('config', measurement, { send_page_view: false });
        load(window.document, `${LOADERS}/gtag/js?id=${measurement}`);
      }
      if (tagManager !== null) {
        push({ event: 'gtm.js', 'gtm.start': Date.now() });
        load(window.document, `${LOADERS}/gtm.js?id=${tagManager}`);
      }
    },
    pageViewed: ({ name }) => {
      if (!hasStarted) return;
      if (measurement !== null) {
        gtag('event', 'page_view', { page_title: name, page_location: `/${name}` });
      }
      if (tagManager !== null) push({ event: 'page_view', page: name });
    },
  };
};
