import { rememberTexts } from '../../../server/middleware/remembered-texts';
import { createTexts } from '../../../src/ui/text/texts';

const WORDS = {
  add: 'Add',
  addNamed: 'Add to cart: {{name}}',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  list: 'One, two',
};

const texts = () => createTexts({ en: { shop: WORDS } }, 'en');

describe('texts that are remembered', () => {
  const { t: plain } = texts();
  const { t } = rememberTexts(texts());
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
    const remembered = rememberTexts(original);
    remembered.t('add');
    remembered.t('add');
    expect(count).toBe(1);
  });
});
