/** @jest-environment jsdom */
import type { TagWindow } from '../../../src/infrastructure/analytics/google-analytics';
import { googleAnalytics } from '../../../src/infrastructure/analytics/google-analytics';

const emptyWindow = (): TagWindow => ({ document: document.implementation.createHTMLDocument() });

const scriptsOf = ({ document: page }: TagWindow): string[] =>
  [...page.querySelectorAll('script')].map(({ src }) => src);

const entriesOf = ({ dataLayer = [] }: TagWindow): unknown[] =>
  dataLayer.map((entry) => {
    // Commands are `arguments`, which look like a list and are none.
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
    return isCommand ? Array.from(entry as ArrayLike<unknown>) : entry;
  });

it('loads nothing and keeps nothing before it is started', () => {
  const window = emptyWindow();
  googleAnalytics(window, { measurement: 'G-1234', tagManager: 'GTM-1234' }).pageViewed({
    name: 'home___en',
  });
  expect(scriptsOf(window)).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

it('loads what is configured, once, and tells the page’s kind alone', () => {
  const window = emptyWindow();
  const analytics = googleAnalytics(window, { measurement: 'G-1234', tagManager: null });
  analytics.start();
  analytics.start();
  analytics.pageViewed({ name: 'search___ru' });
  expect(scriptsOf(window)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1234']);
  expect(entriesOf(window)).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1234', { send_page_view: false }],
    ['event', 'page_view', { page_title: 'search___ru', page_location: '/search___ru' }],
  ]);
});

it('can be the tag manager alone', () => {
  const window = emptyWindow();
  const analytics = googleAnalytics(window, { measurement: null, tagManager: 'GTM-1234' });
  analytics.start();
  analytics.pageViewed({ name: 'home___en' });
  expect(scriptsOf(window)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1234']);
  expect(entriesOf(window)).toContainEqual({ event: 'page_view', page: 'home___en' });
});
