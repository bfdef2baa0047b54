import type { MenuProduct } from '../../../backend/catalogue/menu';
import { searchDishes, searchIndex } from '../../../backend/catalogue/search-index';
import { menuDish as dish } from '../../support/menu-dish';

const find = (products: MenuProduct[], text: string, locale = 'en'): string[] =>
  searchDishes(
    searchIndex({
      categories: [],
      filters: [],
      products,
      banners: [],
      hitIds: [],
      newIds: [],
      seo: null,
    }),
    text,
    locale,
  ).map(({ slug }) => slug);

const menu = [
  dish('spruce', { en: 'Spruce roll', ru: 'Ролл Ёлочка' }),
  dish('may', { en: 'May salad', ru: 'Салат Майский' }),
  dish('brulee', { en: 'Crème brûlée', ru: 'Крем-брюле' }),
  dish('meat', { en: 'Meat pizza', uk: 'М’ясна піца' }),
];

it.each([
  ['елочка', 'spruce'],
  ['ЁЛОЧКА', 'spruce'],
  ['маиский', 'may'],
  ['МАЙСКИИ', 'may'],
  ['creme brulee', 'brulee'],
  ['brûlée  crème', 'brulee'],
  ['roll spruce', 'spruce'],
  ['  spruce ', 'spruce'],
  ["м'ясна", 'meat'],
  ['мясна', 'meat'],
  ['крем брюле', 'brulee'],
])('forgives how a customer writes %s', (text, slug) => {
  expect(find(menu, text)).toEqual([slug]);
});

it('wants two characters', () => {
  expect(find(menu, ' s ')).toEqual([]);
  expect(find(menu, 'sp')).toEqual(['spruce']);
  expect(find(menu, 'SP!')).toEqual(['spruce']);
});

it.each(['!!!', '%%%', "'''", '🍕🍕🍕', 'ьъь'])('finds nothing for %s', (text) => {
  expect(find(menu, text)).toEqual([]);
});

it('looks at the first hundred characters of a text', () => {
  expect(find(menu, `spruce${' '.repeat(94)}salad`)).toEqual(['spruce']);
});

it('asks nothing that has its letters behind the first hundred characters', () => {
  expect(find(menu, `s${' '.repeat(99)}pruce`)).toEqual([]);
});

it('reads a word as it is seen, whatever is hidden in it', () => {
  expect(find(menu, 'spr\u00aduce')).toEqual(['spruce']);
});

it('wants every word', () => {
  expect(find(menu, 'spruce salad')).toEqual([]);
});

it('puts names that begin so first, then words, then parts of words, then ingredients', () => {
  const products = [
    dish('ingredient', { en: 'House pizza' }, [{ en: 'Ham' }]),
    dish('part', { en: 'Champignon' }),
    dish('word', { en: 'Smoked ham' }),
    dish('name', { en: 'Ham and cheese' }),
  ];
  expect(find(products, 'ham')).toEqual(['name', 'word', 'part', 'ingredient']);
});

it("puts the reader's own language before any other", () => {
  const products = [
    dish('russian', { en: 'Roll', ru: 'Суши сет' }),
    dish('bulgarian', { en: 'Set', bg: 'Голям суши сет' }),
  ];
  expect(find(products, 'суши', 'bg')).toEqual(['bulgarian', 'russian']);
  expect(find(products, 'суши', 'ru')).toEqual(['russian', 'bulgarian']);
});

it('finds by the category, and not by extras that a dish comes without', () => {
  const extra = dish('extra', { en: 'Margherita' }, [{ en: 'Bacon' }]);
  const withoutIt = {
    ...extra,
    ingredients: extra.ingredients.map((one) => ({ ...one, defaultQuantity: 0 })),
  };
  expect(find([extra], 'bacon')).toEqual(['extra']);
  expect(find([withoutIt], 'bacon')).toEqual([]);
  expect(find([withoutIt], 'pizza')).toEqual(['extra']);
});

it('shows neither hidden dishes nor additionals', () => {
  expect(find([dish('gone', { en: 'Calzone' }, [], { isHidden: true })], 'calzone')).toEqual([]);
  expect(find([dish('cola', { en: 'Cola' }, [], { category: null })], 'cola')).toEqual([]);
});

describe('in five languages', () => {
  const dishes = [
    dish('beshbarmak', { kk: 'Бешбармақ', en: 'Beshbarmak' }, [{ kk: 'Қой еті' }]),
    dish('chicken-soup', { kk: 'Тауық көжесі', uk: 'Курячий суп' }, [{ kk: 'Үй кеспесі' }]),
    dish('rings', { kk: 'Пияз сақинасы', uk: 'Цибулеві кільця' }),
    dish('kimchi', { kk: 'Кимчи', uk: 'Кімчі з їжаком' }),
    dish('gnocchi', { uk: 'Ґнокі з грибами', ru: 'Ньокки с грибами' }),
    dish('liutenitsa', { bg: 'Лютеница с кълцано сирене', ru: 'Лютеница' }),
    dish('cabbage', { bg: 'Къпинов сос', uk: 'Об’ємний салат' }),
    dish('shashlik', { ru: 'Съедобный шашлык', en: 'Shashlik skewers' }, [{ ru: 'Лук-порей' }]),
    dish('honey', { kk: 'Бал қосылған өрік һәм әңгелек', en: 'Jalapeño melon' }),
  ];

  it.each([
    ['kk', 'бешбармак', 'beshbarmak'],
    ['kk', 'БЕШБАРМАҚ', 'beshbarmak'],
    ['kk', 'кой ети', 'beshbarmak'],
    ['kk', 'тауық көжесі', 'chicken-soup'],
    ['kk', 'тауык кожеси', 'chicken-soup'],
    ['kk', 'уй кеспеси', 'chicken-soup'],
    ['kk', 'сакинасы пияз', 'rings'],
    ['kk', 'орик анг хам', 'honey'],
    ['uk', 'кільця', 'rings'],
    ['uk', 'килця', 'rings'],
    ['uk', 'їжаком кімчі', 'kimchi'],
    ['uk', 'ижаком', 'kimchi'],
    ['uk', 'гноки', 'gnocchi'],
    ['uk', 'ҐНОКІ', 'gnocchi'],
    ['uk', "об'ємний", 'cabbage'],
    ['uk', 'обємний', 'cabbage'],
    ['bg', 'клцано', 'liutenitsa'],
    ['bg', 'сирене лютен', 'liutenitsa'],
    ['bg', 'къпинов', 'cabbage'],
    ['ru', 'сьедобный', 'shashlik'],
    ['ru', 'порей шашл', 'shashlik'],
    ['en', 'jalapeno', 'honey'],
    ['en', 'JALAPEÑO  MEL', 'honey'],
    ['en', 'skewers shash', 'shashlik'],
  ])('finds in %s what a customer writes as %s', (locale, text, slug) => {
    expect(find(dishes, text, locale)).toEqual([slug]);
  });
});

describe('while a customer is typing', () => {
  const dishes = [
    dish('cheese', { en: 'Four cheese pizza' }, [{ en: 'Parmesan' }]),
    dish('salmon', { en: 'Salmon roll' }, [{ en: 'Cream cheese' }]),
    dish('cheesecake', { en: 'New York cheesecake' }),
  ];

  it('shows dishes from the third letter on, and fewer with every word', () => {
    expect(find(dishes, 'che')).toEqual(['cheese', 'cheesecake', 'salmon']);
    expect(find(dishes, 'cheese')).toEqual(['cheese', 'cheesecake', 'salmon']);
    expect(find(dishes, 'cheese r')).toEqual(['salmon']);
    expect(find(dishes, 'cheese ro')).toEqual(['salmon']);
    expect(find(dishes, 'cheese rob')).toEqual([]);
  });

  it('looks for a single letter where words begin only', () => {
    expect(find(dishes, 'pizza u')).toEqual([]);
    expect(find(dishes, 'pizza f')).toEqual(['cheese']);
  });
});

describe('when a letter is wrong', () => {
  const dishes = [
    dish('margherita', { en: 'Margherita', ru: 'Маргарита' }),
    dish('salmon', { en: 'Salmon roll' }, [{ en: 'Avocado' }]),
    dish('tuna', { en: 'Tuna roll' }),
  ];

  it.each([
    ['margerita', 'margherita'],
    ['marggherita', 'margherita'],
    ['mragherita', 'margherita'],
    ['nargherita', 'margherita'],
    ['маргорита', 'margherita'],
    ['marhger', 'margherita'],
    ['slamon', 'salmon'],
    ['roll avacado', 'salmon'],
    ['margarita', 'margherita'],
    ['margerta', 'margherita'],
    ['mragheirta', 'margherita'],
    ['sallnon', 'salmon'],
    ['salnom avacado', 'salmon'],
  ])('forgives %s', (text, slug) => {
    expect(find(dishes, text)).toEqual([slug]);
  });

  it.each(['tona', 'margrta', 'xxlmon', 'salmon tima', 'salno rxxll', 'sxlxn'])(
    'does not guess at %s',
    (text) => {
      expect(find(dishes, text)).toEqual([]);
    },
  );

  it('forgives nothing as long as something answers the letters as they are', () => {
    const both = [dish('miso', { en: 'Misoro soup' }), dish('misono', { en: 'Misono' })];
    expect(find(both, 'misono')).toEqual(['misono']);
  });

  it('forgives a second wrong letter only where nothing answers with one', () => {
    const both = [dish('one', { en: 'Margarina' }), dish('two', { en: 'Margherita' })];
    expect(find(both, 'margarita')).toEqual(['one']);
  });

  it('forgives a second wrong letter in names and in no ingredient', () => {
    expect(find(dishes, 'roll avacada')).toEqual([]);
  });

  it('puts names before ingredients', () => {
    const both = [
      dish('ingredient', { en: 'House roll' }, [{ en: 'Halibut' }]),
      dish('name', { en: 'Halibut steak' }),
    ];
    expect(find(both, 'halybut')).toEqual(['name', 'ingredient']);
  });
});

it('ranks a text of several words by the one that fits worst', () => {
  const products = [
    dish('ingredient', { en: 'Spicy pizza' }, [{ en: 'Ham' }]),
    dish('part', { en: 'Champion pizza' }),
    dish('words', { en: 'Pizza with ham' }),
    dish('name', { en: 'Ham pizza' }),
  ];
  expect(find(products, 'ham pizza')).toEqual(['name', 'words', 'part', 'ingredient']);
});

it('keeps the order of the menu among equals and stops at sixty', () => {
  const products = Array.from({ length: 70 }, (_, index) =>
    dish(`roll-${String(index)}`, { en: `Roll ${String(index)}` }),
  );
  const found = find(products, 'roll');
  expect(found).toHaveLength(60);
  expect(found.slice(0, 2)).toEqual(['roll-0', 'roll-1']);
});

it('looks at the first ten different words of a text', () => {
  const words = 'a b c d e f g h i j';
  const products = [dish('letters', { en: `Soup ${words}` })];
  expect(find(products, `${words} a a missing`)).toEqual(['letters']);
});
