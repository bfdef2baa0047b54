/** A text in all languages, the same but for a mark: `Soup`, `Soup-ru` … */
export const inAll = (en: string, ru = `${en}-ru`) => ({
  en,
  ru,
  bg: `${en}-bg`,
  uk: `${en}-uk`,
  kk: `${en}-kk`,
});

const product = (id: number, chpu: string, name: Record<string, string>) => ({
  id,
  chpu,
  category: 'pizza',
  subcategory: 'classic' as string | null,
  sort: id,
  name,
  description: inAll(`About ${chpu}`),
  amount: 450,
  measure: 'g',
  weight_g: 450,
  prices: { EUR: 12.9, AED: 27 } as Record<string, number>,
  old_prices: null as Record<string, number> | null,
  persons: 1,
  picture: 'pictures/dish.webp' as string | null,
  ingredients: [] as { id: number; qtt: number; min: number; max: number }[],
  choice: null as number | null,
  filters: [] as string[],
  allergens: [] as string[],
  hidden_in: [] as string[],
  is_discountable: true,
  nutrition: null as Record<string, number> | null,
});

export type FixtureProduct = ReturnType<typeof product>;

export const MARGHERITA = 101;
export const PEPPERONI = 102;
export const SPRUCE_ROLL = 201;
export const COLA = 901;
export const DOUGH = 1001;
export const MOZZARELLA = 1002;
export const BASIL = 1003;
export const OLIVES = 1004;
export const PORK = 1005;
export const THICK_CRUST = 3002;
export const THIN_CRUST = 3001;
export const SOY = 3011;

const margherita = (): FixtureProduct => ({
  ...product(MARGHERITA, 'pizza-margherita', inAll('Margherita', 'Маргарита')),
  old_prices: { EUR: 15, AED: 30 },
  ingredients: [
    { id: DOUGH, qtt: 1, min: 1, max: 1 },
    { id: MOZZARELLA, qtt: 1, min: 0, max: 2 },
    { id: BASIL, qtt: 1, min: 0, max: 1 },
    { id: OLIVES, qtt: 0, min: 0, max: 3 },
  ],
  choice: 1,
  filters: ['vegetarian', 'hit'],
  allergens: ['gluten', 'milk'],
  nutrition: {
    kcal_100g: 235,
    protein_100g: 10.5,
    fat_100g: 8.6,
    carbs_100g: 29,
    kcal_portion: 1058,
  },
});

const pepperoni = (): FixtureProduct => ({
  ...product(PEPPERONI, 'pizza-pepperoni', inAll('Pepperoni </script>', 'Пепперони')),
  subcategory: 'meat',
  ingredients: [
    { id: DOUGH, qtt: 1, min: 1, max: 1 },
    { id: PORK, qtt: 1, min: 0, max: 2 },
  ],
  filters: ['spicy', 'hit'],
  allergens: ['gluten'],
  hidden_in: ['ae'],
});

const spruceRoll = (): FixtureProduct => ({
  ...product(SPRUCE_ROLL, 'roll-spruce', inAll('Spruce roll with crème', 'Ролл Ёлочка майский')),
  category: 'rolls',
  subcategory: null,
  choice: 2,
  picture: null,
  measure: 'pcs',
  amount: 8,
});

/** A menu of three dishes and a drink, made afresh so that a test can change it. */
export const smallMenu = () => ({
  format: 'menu',
  version: 1,
  locales: ['en', 'ru', 'bg', 'uk', 'kk'],
  measures: { g: inAll('g', 'г'), pcs: inAll('pcs', 'шт.'), ml: inAll('ml', 'мл') },
  categories: [
    {
      id: 1,
      chpu: 'pizza',
      name: inAll('Pizza', 'Пицца'),
      icon: 'pizza' as string | null,
      is_in_footer_web: true,
      filters: ['hit', 'spicy', 'vegetarian'],
      subcategories: [
        { id: 11, chpu: 'classic', name: inAll('Classic', 'Классическая') },
        { id: 12, chpu: 'meat', name: inAll('Meat', 'Мясная') },
      ],
      seo: { tt: inAll('Pizza title'), ds: inAll('Pizza text') },
    },
    {
      id: 2,
      chpu: 'rolls',
      name: inAll('Rolls', 'Роллы'),
      icon: null as string | null,
      is_in_footer_web: false,
      filters: [],
      subcategories: [],
      seo: null,
    },
  ],
  filters: [
    { id: 1, key: 'vegetarian', name: inAll('Vegetarian') },
    { id: 2, key: 'spicy', name: inAll('Spicy') },
    { id: 3, key: 'hit', name: inAll('Hit', 'Хит') },
  ],
  labels: ['hit', 'new', 'spicy', 'vegetarian'].filter((key) => key !== 'new'),
  allergens: [
    { id: 1, key: 'gluten', name: inAll('Gluten') },
    { id: 2, key: 'milk', name: inAll('Milk') },
  ],
  ingredients: [
    { id: DOUGH, key: 'dough', name: inAll('Dough'), allergens: ['gluten'], paid_goods: null },
    {
      id: MOZZARELLA,
      key: 'mozzarella',
      name: inAll('Mozzarella', 'Моцарелла'),
      allergens: ['milk'],
      paid_goods: { id: 2002, prices: { EUR: 2.05, AED: 5 } },
    },
    { id: BASIL, key: 'basil', name: inAll("Basil d'Italia"), allergens: [], paid_goods: null },
    {
      id: OLIVES,
      key: 'olives',
      name: inAll('Olives'),
      allergens: [],
      paid_goods: { id: 2004, prices: { EUR: 1.2, AED: 3 } },
    },
    {
      id: PORK,
      key: 'pork',
      name: inAll('Pork'),
      allergens: [],
      paid_goods: { id: 2005, prices: { EUR: 3, AED: 8 } },
      hidden_in: ['ae'],
    },
  ],
  choices: [
    {
      id: 1,
      key: 'crust',
      title: inAll('Crust', 'Тесто'),
      required: false,
      options: [
        { id: THIN_CRUST, name: inAll('Thin'), is_default: true },
        { id: THICK_CRUST, name: inAll('Thick'), is_default: false },
      ],
    },
    {
      id: 2,
      key: 'sauce',
      title: inAll('Sauce'),
      required: true,
      options: [
        { id: SOY, name: inAll('Soy'), is_default: false },
        { id: 3012, name: inAll('Teriyaki'), is_default: false },
      ],
    },
  ],
  products: [margherita(), pepperoni(), spruceRoll()],
  additionals: [
    {
      id: COLA,
      chpu: 'cola',
      name: inAll('Cola', 'Кола'),
      prices: { EUR: 2.5, AED: 6 },
      amount: 330,
      measure: 'ml',
      persons: 0,
    },
  ],
  mainscreen: {
    banners: [
      {
        id: 1,
        name: inAll('Unhurried pizza'),
        text: inAll('We bake when you order'),
        picture: 'pictures/dish.webp',
        link: { type: 'category', chpu: 'pizza' },
      },
    ],
    hits: ['pizza-pepperoni', 'pizza-margherita'],
    new: ['roll-spruce'],
  },
});

export type FixtureMenu = ReturnType<typeof smallMenu>;

/** The first menu, with so many plain pizzas instead of its dishes. */
export const menuOfPizzas = (count: number): FixtureMenu => ({
  ...smallMenu(),
  products: Array.from({ length: count }, (_, index) =>
    product(1 + index, `pizza-${String(1 + index)}`, inAll(`Pizza number ${String(1 + index)}`)),
  ),
  mainscreen: { banners: [], hits: [], new: [] },
});
