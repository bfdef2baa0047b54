import { cacheTexts } from '../../../server/middleware/cached-texts';
import { createTexts } from '../../../src/ui/text/texts';

const WORDS = {
  add: 'Add',
  addNamed: 'Add to cart: {{name}}',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  list: 'One, two',
};

const texts = () => createTexts({ en: { shop: WORDS } }, 'en');

describe('texts that are cached', () => {
  const { t: plain } = texts();
  const { t } = cacheTexts(texts()).texts;
  const ASKED: readonly [string, Record<string, unknown>?][] = [
    ['add'],
    ['addNamed', { name: 'Margherita' }],
    ['addNamed', { name: 'A {{name}} & <b>' }],
    ['addNamed', { name: 5 }],
    ['items', { count: 1 }],
    ['items', { count: 2 }],
    ['items', { count: '1' }],
    ['missing'],
    ['addNamed', { name: ['a', 'b'] }],
    ['addNamed', { name: undefined }],
  ];

  it.each(ASKED)(
    '%s with %j are as the library makes them, the first time and again',
    (...asked) => {
      const made = plain(...(asked as [string]));
      expect(t(...(asked as [string]))).toBe(made);
      expect(t(...(asked as [string]))).toBe(made);
    },
  );

  it('are never mixed up where the parts of two questions are alike when put together', () => {
    const one = t('addNamed', { name: 'a\nname\nb' });
    expect(t('addNamed', { name: 'a' })).not.toBe(one);
  });

  it('are made once', () => {
    const original = texts();
    let count = 0;
    const make = original.t;
    original.t = ((...asked: [string]) => {
      count += 1;
      return make(...asked);
    }) as typeof make;
    const { texts: cached } = cacheTexts(original);
    cached.t('items', { count: 5 });
    cached.t('items', { count: 5 });
    expect(count).toBe(1);
  });

  it('do not grow by 3,000 searches of 3.7 kB each, nor by keys that are none', () => {
    const { texts: cached, size } = cacheTexts(texts());
    cached.t('add');
    const before = size();
    expect(before).toBeGreaterThan(0);
    for (let number = 0; number < 3000; number += 1) {
      const typed = `${String(number)}${'q'.repeat(3700)}`;
      cached.t('addNamed', { name: typed });
      cached.t(typed);
    }
    expect(size()).toBe(before);
  });

  it('stay within two megabytes, whatever numbers they are asked for with', () => {
    const { texts: cached, size } = cacheTexts(texts());
    for (let count = 0; count < 40_000; count += 1) cached.t('items', { count });
    expect(size()).toBeLessThanOrEqual(2 * 1024 * 1024);
  });
});
