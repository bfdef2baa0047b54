/** @jest-environment jsdom */
import type { TagWindow } from '../../../src/infrastructure/analytics/google-analytics';
import { googleAnalytics } from '../../../src/infrastructure/analytics/google-analytics';

const emptyWindow = (referrer = ''): TagWindow => {
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'referrer', { value: referrer });
  return { document: page, location: { origin: 'https://shop.example' } };
};

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
  const first = { page_location: 'https://shop.example/', page_referrer: 'https://shop.example/' };
  const search = { ...first, page_location: 'https://shop.example/search___ru' };
  expect(entriesOf(window)).toEqual([
    ['js', expect.any(Date)],
    ['set', first],
    ['config', 'G-1234', { ...first, send_page_view: false }],
    ['set', search],
    ['event', 'page_view', { page_title: 'search___ru', ...search }],
  ]);
});

it('can be the tag manager alone', () => {
  const window = emptyWindow();
  const analytics = googleAnalytics(window, { measurement: null, tagManager: 'GTM-1234' });
  analytics.start();
  analytics.pageViewed({ name: 'home___en' });
  expect(scriptsOf(window)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1234']);
  expect(entriesOf(window)).toContainEqual({
    event: 'page_view',
    page: 'home___en',
    page_location: 'https://shop.example/home___en',
    page_referrer: 'https://shop.example/',
  });
});

it('never tells the key of an order, neither of the page nor of the one before', () => {
  const window = emptyWindow('https://shop.example/checkout/success?key=SECRET#SECRET');
  const analytics = googleAnalytics(window, { measurement: 'G-1234', tagManager: 'GTM-1234' });
  analytics.start();
  analytics.pageViewed({ name: 'order___en' });
  analytics.pageViewed({ name: 'home___en' });
  expect(JSON.stringify(entriesOf(window))).not.toContain('SECRET');
  expect(entriesOf(window).at(-2)).toEqual([
    'event',
    'page_view',
    {
      page_title: 'home___en',
      page_location: 'https://shop.example/home___en',
      page_referrer: 'https://shop.example/order___en',
    },
  ]);
  const commands = entriesOf(window).filter((entry) => Array.isArray(entry));
  for (const [command, ...rest] of commands)
    if (command !== 'js') expect(rest.at(-1)).toHaveProperty('page_location');
});
