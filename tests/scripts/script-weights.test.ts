interface Assets {
  readonly entry: readonly string[];
  readonly headScript: string;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}
type Weights = Readonly<Record<string, number>>;
const { overruns, weighScripts } = jest.requireActual<{
  weighScripts(assets: Assets, bytesOf: (address: string) => number): Weights;
  overruns(weights: Weights, limits: Weights): string[];
}>('../../scripts/lib/script-weights.mjs');

const WORDS = ['en', 'ru', 'bg', 'kk', 'uk'].map((language) => [
  `texts-${language}-menu-json`,
  [`/words-${language}.js`],
]);

const CHUNKS: Record<string, string[]> = {
  ...Object.fromEntries(WORDS),
  'texts-en-shop-json': ['/further-words.js'],
  'all-texts': ['/texts.js'],
  'page-category': ['/cards.js', '/category.js'],
  'page-product': ['/cards.js', '/product.js'],
  'page-cart': ['/cards.js', '/cart.js'],
  'page-checkout': ['/checkout.js'],
  'head-sync': ['/head.js'],
  sagas: ['/container.js', '/sagas.js'],
};

const weigh = (chunks = CHUNKS) =>
  weighScripts({ entry: ['/libraries.js', '/main.js'], headScript: 'press()', chunks }, () => 10);

it('a page weighs what it loads until it works, each file once', () => {
  expect(weigh()).toMatchObject({ menu: 50, product: 50, cart: 70, checkout: 60, all: 80 });
});

it('the words of each language are weighed, and the script in the page by its letters', () => {
  expect(weigh()).toMatchObject({ 'words en': 10, 'words kk': 10, 'head script': 7 });
});

it('a chunk that the build does not make any more is said by name', () => {
  const without = Object.entries(CHUNKS).filter(([name]) => name !== 'sagas');
  expect(() => weigh(Object.fromEntries(without))).toThrow('sagas');
});

it('what weighs more than it may is said, with both figures', () => {
  expect(overruns({ menu: 51, cart: 80 }, { menu: 50, cart: 80 })).toEqual([
    'menu: 51 bytes, may have 50',
  ]);
});

it('nothing goes without a limit', () => {
  expect(overruns({ menu: 51 }, {})).toEqual(['menu: has no limit']);
});
