import { addressIn } from '../support/pages';
import { expect, test } from '../support/test';

/** One page of each kind that search engines are meant to keep, and what it tells them of. */
const KINDS: readonly (readonly [path: string, type: string | null])[] = [
  ['/', 'Restaurant'],
  ['/products', 'Menu'],
  ['/products/pizza', 'MenuSection'],
  ['/products/pizza/classic', 'MenuSection'],
  ['/product/pizza-margherita', 'Product'],
  ['/contacts', 'Restaurant'],
  ['/delivery', 'Restaurant'],
  ['/about', 'AboutPage'],
  ['/news', null],
  ['/promo', null],
];

const tagsOf = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

const alternatesOf = (html: string): readonly string[] =>
  tagsOf(html, /<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/g);

test(
  'every page of the list is there, and its languages name each other',
  { tag: '@long' },
  async ({ request }) => {
    const list = await (await request.get('/sitemap.xml')).text();
    const listed = new Set(tagsOf(list, /<loc>([^<]*)<\/loc>/g));
    for (const [path, type] of KINDS) {
      const sets = await Promise.all(
        (['en', 'ru'] as const).map(async (locale) => {
          const answer = await request.get(addressIn(locale, path));
          const html = await answer.text();
          const [canonical = ''] = tagsOf(html, /<link rel="canonical" href="([^"]*)"/g);
          expect(answer.status(), path).toBe(200);
          expect(listed.has(canonical), canonical).toBe(true);
          const [data] = tagsOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
          expect(data === undefined ? null : JSON.stringify(JSON.parse(data))).toEqual(
            type === null ? null : expect.stringContaining(`"${type}"`),
          );
          expect(alternatesOf(html)).toContain(canonical);
          return alternatesOf(html);
        }),
      );
      expect(sets[0], path).toEqual(sets[1]);
    }
    // The first of the stories that it names.
    const stories = [...listed].filter((address) => /\/(?:news|promo)\/./.test(address));
    expect(stories.length).toBeGreaterThan(10);
    for (const address of stories.slice(0, 5))
      expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
  },
);
