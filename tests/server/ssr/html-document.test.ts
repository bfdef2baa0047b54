/** @jest-environment jsdom */
import type { DocumentParts } from '../../../server/ssr/html-document';
import { DOCUMENT_END, documentScripts, documentStart } from '../../../server/ssr/html-document';
import { documentPartsOf, headOf } from '../../support/document-parts';

const SETUP = documentPartsOf().setup;

const RULES = '.s-1{color:red}';

const PARTS = documentPartsOf({
  head: headOf({ title: 'Menu', description: 'All we cook', keywords: 'pizza, sushi' }),
  links: [
    { rel: 'canonical', address: 'https://varna.example/ru/products', hreflang: null },
    { rel: 'alternate', address: 'https://varna.example/products', hreflang: 'en' },
    { rel: 'next', address: 'https://varna.example/ru/products?page=2', hreflang: null },
  ],
  preview: {
    type: 'website',
    title: 'Our menu',
    description: null,
    address: 'https://varna.example/ru/products',
    picture: 'https://varna.example/share.png',
    locale: 'ru_BG',
  },
  structuredData: { '@type': 'Menu', name: 'Menu' },
  locale: 'ru',
  locales: { all: ['en', 'ru'], defaultLocale: 'en' },
  setup: { ...SETUP, brand: 'sushi', isWhiteLabel: false },
  scripts: ['/assets/texts-ru.js', '/assets/main.js'],
  state: { page: 'products' },
});

/** The document as a browser reads it. */
const read = (parts: Partial<DocumentParts> = {}): Document => {
  const all = { ...PARTS, ...parts };
  return new DOMParser().parseFromString(
    `${documentStart(all, RULES)}<main>the page</main>${documentScripts(all)}${DOCUMENT_END}`,
    'text/html',
  );
};

const linksOf = (page: Document, selector: string): (string | null)[] =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

it('says its language, brand, title and description', () => {
  const page = read();
  expect(page.compatMode).toBe('CSS1Compat');
  expect(page.documentElement.lang).toBe('ru');
  expect(page.documentElement.className).toBe('brand-sushi');
  expect(page.title).toBe('Menu');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('All we cook');
  expect(page.querySelector('#root')?.textContent).toBe('the page');
});

it('takes the look of the white label over that of the brand', () => {
  const { documentElement } = read({ setup: { ...SETUP, brand: 'pizza', isWhiteLabel: true } });
  expect(documentElement.className).toBe('brand-pizza theme-white-label');
});

const contentOf = (page: Document, selector: string): string | null | undefined =>
  page.querySelector(selector)?.getAttribute('content');

it('says how its address belongs with others', () => {
  const page = read();
  expect(
    [
      ...page.querySelectorAll<HTMLLinkElement>(
        'link[rel=canonical], link[hreflang], link[rel=next]',
      ),
    ].map(({ rel, hreflang, href }) => [rel, hreflang, href]),
  ).toEqual(PARTS.links.map(({ rel, hreflang, address }) => [rel, hreflang ?? '', address]));
});

it('says what a link to it looks like, and leaves out what nobody says', () => {
  const page = read();
  expect(
    [...page.querySelectorAll('meta[property]')].map((meta) => [
      meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]),
  ).toEqual([
    ['og:type', 'website'],
    ['og:title', 'Our menu'],
    ['og:url', 'https://varna.example/ru/products'],
    ['og:image', 'https://varna.example/share.png'],
    ['og:locale', 'ru_BG'],
    ['og:site_name', 'Tavolino'],
  ]);
  expect(contentOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(read({ preview: null }).querySelector('meta[property], meta[name^=twitter]')).toBeNull();
});

it('tells search engines to leave it out only where that is meant', () => {
  const left = read({ head: headOf({ isIndexed: false }) });
  expect(contentOf(left, 'meta[name=robots]')).toBe('noindex');
  expect(left.querySelector('meta[name=description], meta[name=keywords]')).toBeNull();
  expect(read().querySelector('meta[name=robots]')).toBeNull();
  expect(contentOf(read(), 'meta[name=keywords]')).toBe('pizza, sushi');
});

it('shows its brand on a tab, on a home screen and around the page', () => {
  const page = read();
  expect(linksOf(page, 'link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')).toEqual([
    '/icon-sushi.svg',
    '/icon-sushi-touch.png',
    '/manifest.webmanifest?lang=ru',
  ]);
  expect(
    linksOf(
      read({ locale: 'en', setup: { ...SETUP, brand: 'sushi', isWhiteLabel: true } }),
      'link[rel=icon], link[rel=manifest]',
    ),
  ).toEqual(['/icon-plain.svg', '/manifest.webmanifest']);
  expect(
    [...page.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('media')),
  ).toEqual([null, '(prefers-color-scheme: dark)']);
});

it('takes hostile words for words', () => {
  const hostile = `</title></script><script>window.__x=1</script><!--"'\u2028`;
  const page = read({
    head: headOf({ title: hostile, description: hostile, keywords: hostile }),
    links: [{ rel: 'alternate', address: `https://varna.example/${hostile}`, hreflang: hostile }],
    preview: {
      type: hostile,
      title: hostile,
      description: hostile,
      address: hostile,
      picture: hostile,
      locale: hostile,
    },
    siteName: hostile,
    structuredData: { name: hostile },
    state: { name: hostile },
  });
  expect(page.title).toBe(hostile);
  const contents = ['description', 'keywords'].map((name) => contentOf(page, `meta[name=${name}]`));
  const shown = [...page.querySelectorAll('meta[property]')].map((meta) =>
    meta.getAttribute('content'),
  );
  expect(new Set([...contents, ...shown])).toEqual(new Set([hostile]));
  expect(shown).toHaveLength(7);
  expect(JSON.parse(page.getElementById('state')?.textContent ?? '')).toEqual({ name: hostile });
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)).toEqual({ name: hostile });
  expect(linksOf(page, 'link[rel=alternate]')).toEqual([`https://varna.example/${hostile}`]);
  expect(
    [...page.body.querySelectorAll('script')].map(({ dataset, type }) => dataset.src ?? type),
  ).toEqual(['application/json', 'application/ld+json', ...PARTS.scripts, '']);
});

it('carries one script in its head, which the policy lets through and nothing can follow', () => {
  const { head } = read({ headScript: 'self.first = 1' });
  const [first, ...more] = head.querySelectorAll('script');
  expect(first?.textContent).toMatch(/^self\.first = 1;/);
  expect(first?.getAttribute('nonce')).toBe('bm9uY2U=');
  expect(more).toEqual([]);
});

it('marks the page of a device that has ordered before anything of it is there', () => {
  const mark = () => {
    const [script] = read({ headScript: '' }).head.querySelectorAll('script');
    // What the page itself runs.
    new Function(script?.textContent ?? '')();
    return document.documentElement.dataset.ordered;
  };
  expect(mark()).toBeUndefined();
  window.localStorage.setItem('lastOrder', '{}');
  expect(mark()).toBe('');
  window.localStorage.clear();
  delete document.documentElement.dataset.ordered;
});

it('tells search engines what it shows behind everything that a visitor waits for', () => {
  const data = [...read().body.querySelectorAll('script')]
    .map(({ type }) => type)
    .indexOf('application/ld+json');
  expect(data).toBe(1);
  expect(
    read({ structuredData: null }).querySelector('script[type="application/ld+json"]'),
  ).toBeNull();
});

describe('the scripts of the shop', () => {
  /** Runs what the page itself says about them, in the document of this test. */
  const open = (address = '/') => {
    window.history.replaceState(null, '', address);
    const page = read();
    document.body.innerHTML = page.body.innerHTML;
    const [begin] = document.querySelectorAll('body script:not([data-src]):not([type])');
    new Function(begin?.textContent ?? '')();
  };
  const asked = () =>
    [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are asked for in their order once the page is painted with its first pictures', () => {
    open();
    window.dispatchEvent(new Event('load'));
    expect(asked()).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(asked()).toEqual(PARTS.scripts);
  });

  it('do not wait for a picture that never comes', () => {
    open();
    jest.advanceTimersByTime(2000);
    expect(asked()).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(asked()).toEqual(PARTS.scripts);
  });

  it('come at once where the address brings an invitation or a code', () => {
    open('/products?promocode=brief24');
    expect(asked()).toEqual(PARTS.scripts);
    open('/?ref=42');
    expect(asked()).toEqual(PARTS.scripts);
  });
});

it('reloads by itself in development only, by a script that the policy lets through', () => {
  const inline = (page: Document) => [
    ...page.querySelectorAll('body script:not([data-src]):not([type])'),
  ];
  expect(inline(read())).toHaveLength(1);
  const [, script] = inline(read({ devReloadUrl: 'http://localhost:1/</script>' }));
  expect(script?.getAttribute('nonce')).toBe('bm9uY2U=');
  expect(script?.textContent).toContain('\\u003c/script>');
});
