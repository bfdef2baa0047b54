/** @jest-environment jsdom */
import type { DocumentParts } from '../../../server/ssr/html-document';
import { DOCUMENT_END, documentScripts, documentStart } from '../../../server/ssr/html-document';

const PARTS: DocumentParts = {
  head: { title: 'Menu', description: 'All we cook', isIndexed: true },
  locale: 'ru',
  locales: { all: ['en', 'ru'], defaultLocale: 'en' },
  brand: 'sushi',
  baseUrl: 'https://varna.example/',
  path: '/products',
  nonce: 'bm9uY2U=',
  scripts: ['/assets/texts-ru.js', '/assets/main.js'],
  state: { page: 'products' },
  devReloadUrl: null,
};

/** The document as a browser reads it. */
const read = (parts: Partial<DocumentParts> = {}): Document => {
  const all = { ...PARTS, ...parts };
  return new DOMParser().parseFromString(
    `${documentStart(all)}<main>the page</main>${documentScripts(all)}${DOCUMENT_END}`,
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

it('names itself and the same page in every language, without a doubled slash', () => {
  const page = read();
  expect(linksOf(page, 'link[rel=canonical]')).toEqual(['https://varna.example/ru/products']);
  expect(linksOf(page, 'link[rel=alternate]')).toEqual([
    'https://varna.example/products',
    'https://varna.example/ru/products',
    'https://varna.example/products',
  ]);
});

it('has the same set of languages on each of them', () => {
  expect(linksOf(read({ locale: 'en' }), 'link[rel=alternate]')).toEqual(
    linksOf(read({ locale: 'ru' }), 'link[rel=alternate]'),
  );
});

it.each([
  ['is not for search engines', { head: { title: 'Cart', description: null, isIndexed: false } }],
  ['has no city', { baseUrl: null }],
])('names no other language when it %s', (_, parts) => {
  expect(linksOf(read(parts), 'link[rel=alternate], link[rel=canonical]')).toEqual([]);
});

it('tells search engines to leave it out only where that is meant', () => {
  const head = { title: 'Cart', description: null, isIndexed: false };
  expect(read({ head }).querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
    'noindex',
  );
  expect(read().querySelector('meta[name=robots]')).toBeNull();
  expect(read({ head }).querySelector('meta[name=description]')).toBeNull();
});

it('takes hostile words for words', () => {
  const hostile = `</title></script><script>window.__x=1</script><!--"'\u2028`;
  const page = read({
    head: { title: hostile, description: hostile, isIndexed: true },
    path: `/${hostile}`,
    state: { name: hostile },
  });
  expect(page.title).toBe(hostile.replace('\u2028', '\u2028'));
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(hostile);
  expect(JSON.parse(page.getElementById('state')?.textContent ?? '')).toEqual({ name: hostile });
  expect(linksOf(page, 'link[rel=canonical]')).toEqual([`https://varna.example/ru/${hostile}`]);
  expect([...page.scripts].map(({ src, type }) => src || type)).toEqual([
    'application/json',
    ...PARTS.scripts.map((file) => new URL(file, document.baseURI).href),
  ]);
});

it('asks for its scripts early, runs each once and in loading order', () => {
  const page = read();
  expect(linksOf(page, 'link[rel=preload][as=script]')).toEqual(PARTS.scripts);
  expect(
    [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
  ).toEqual(PARTS.scripts);
});

it('reloads by itself in development only, by a script that the policy lets through', () => {
  const inline = (page: Document) => [...page.querySelectorAll('script:not([src]):not([type])')];
  expect(inline(read())).toEqual([]);
  const [script] = inline(read({ devReloadUrl: 'http://localhost:1/</script>' }));
  expect(script?.getAttribute('nonce')).toBe('bm9uY2U=');
  expect(script?.textContent).toContain('\\u003c/script>');
});
