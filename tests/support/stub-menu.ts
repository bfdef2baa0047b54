/** The small menu of the stub backend: two cities, two languages, so that no text fits two visits. */

interface Words {
  readonly en: string;
  readonly ru: string;
}

export interface StubCity {
  readonly id: number;
  readonly host: string;
  readonly name: Words;
  readonly phone: string;
}

export const SOFIA: StubCity = {
  id: 1,
  host: 'sofia.example',
  name: { en: 'Sofia', ru: 'София' },
  phone: '+359 2 400 10 20',
};
export const VARNA: StubCity = {
  id: 2,
  host: 'varna.example',
  name: { en: 'Varna', ru: 'Варна' },
  phone: '+359 52 700 300',
};
export const STUB_CITIES = [SOFIA, VARNA];

const DISHES: readonly (Words & { readonly slug: string })[] = [
  { slug: 'margherita', en: 'Margherita', ru: 'Маргарита' },
  { slug: 'pepperoni', en: 'Pepperoni', ru: 'Пепперони' },
  { slug: 'diavola', en: 'Diavola', ru: 'Дьявола' },
  { slug: 'four-cheese', en: 'Four cheese', ru: 'Четыре сыра' },
  { slug: 'capricciosa', en: 'Capricciosa', ru: 'Капричоза' },
  { slug: 'hawaiian', en: 'Hawaiian', ru: 'Гавайская' },
  { slug: 'bolognese', en: 'Bolognese', ru: 'Болоньезе' },
  { slug: 'vegetarian', en: 'Vegetarian', ru: 'Вегетарианская' },
];

export const DISH_SLUGS: readonly string[] = DISHES.map(({ slug }) => slug);

const say = (words: Words, locale: string): string => (locale === 'ru' ? words.ru : words.en);

/** Dish ids differ from city to city: 101… in Sofia, 201… in Varna. */
export const dishId = (city: StubCity, index: number): number => city.id * 100 + index + 1;

/** The name of a dish as one city writes it in one language, such as "Margherita of Sofia". */
export const dishName = (city: StubCity, index: number, locale: string): string => {
  const dish = DISHES[index];
  if (!dish) throw new RangeError(`The stub has no dish ${String(index)}`);
  return `${say(dish, locale)} ${locale === 'ru' ? 'из города' : 'of'} ${say(city.name, locale)}`;
};

/** In whole units; differs from city to city. */
export const dishPrice = (city: StubCity, index: number): number => 10 + index + city.id / 10;

const category = (locale: string) => ({
  id: 1,
  chpu: 'pizza',
  name: say({ en: 'Pizza', ru: 'Пицца' }, locale),
});

const card = (city: StubCity, index: number, locale: string) => ({
  id: dishId(city, index),
  chpu: DISH_SLUGS[index] ?? '',
  name: dishName(city, index, locale),
  description: say({ en: 'Made to order', ru: 'Готовим под заказ' }, locale),
  image_path: '/media/dish.webp',
  image_path_jpeg: '/media/dish.jpeg',
  amount: 420,
  measure: say({ en: 'g', ru: 'г' }, locale),
  price: dishPrice(city, index),
  old_price: null,
  labels: [],
  free_of_choice: null,
  is_available: true,
  unavailable_reason: null,
});

export const stubCities = (locale: string) =>
  STUB_CITIES.map(({ id, host, name, phone }) => ({
    id,
    name: say(name, locale),
    base_url: `http://${host}`,
    phones: [{ label: say({ en: 'Orders', ru: 'Заказы' }, locale), phone, is_hotline: true }],
    branches: [],
    zones: [{ id }],
  }));

export const STUB_SETTINGS = {
  currency: { code: 'BGN', symbol: 'лв.', digits: 2, position: 'after' },
  warning_text: null,
  delivery_type_choice: true,
};

export const stubNavigation = (locale: string) => [
  {
    id: 1,
    name: say({ en: 'Home', ru: 'Главная' }, locale),
    show_top: true,
    show_bottom: true,
    webmodule: { type: 'home' },
  },
  {
    id: 2,
    name: say({ en: 'Privacy', ru: 'Конфиденциальность' }, locale),
    show_top: false,
    show_bottom: true,
    webmodule: { type: 'page', chpu: 'info' },
    page: { chpu: 'privacy' },
  },
];

export const stubCategories = (locale: string) => [
  {
    ...category(locale),
    is_in_footer_web: true,
    subcategories: [{ id: 11, chpu: 'hot', name: say({ en: 'Hot', ru: 'Острая' }, locale) }],
  },
];

export const stubMainScreen = (city: StubCity, locale: string) => ({
  banners: [],
  hits: [card(city, 0, locale)],
  new: [],
});

export const stubListing = (city: StubCity, page: number, locale: string) => ({
  goods: DISHES.map((_, index) => card(city, index, locale)),
  promo: [],
  meta: { current_page: page, last_page: 3, per_page: 8, total: 24 },
});

export const stubProduct = (city: StubCity, index: number, locale: string) => ({
  ...card(city, index, locale),
  category: category(locale),
  ingredients: [
    {
      id: 11,
      name: say({ en: 'Olives', ru: 'Оливки' }, locale),
      default_qtt: 0,
      min: 0,
      max: 3,
      paid_goods: { id: 311, price: 1.2 },
      allergens: [],
    },
  ],
  allergens: ['gluten'],
  nutrition: null,
});

/** The index of a dish in a city; -1 when it has no such dish. */
export const dishIndex = (city: StubCity, id: number): number => {
  const index = id - city.id * 100 - 1;
  return index >= 0 && index < DISHES.length ? index : -1;
};

export interface StubLine {
  readonly id: number;
  readonly qtt: number;
}

/** What a cart costs in a city; null for a dish that the city never had. */
export const stubCalculation = (city: StubCity, lines: readonly StubLine[]) => {
  if (lines.some(({ id }) => dishIndex(city, id) < 0)) return null;
  const goods = lines.map(({ id, qtt }) => {
    const price = dishPrice(city, dishIndex(city, id));
    const total = Math.round(price * qtt * 100) / 100;
    return {
      id,
      qtt,
      price,
      actual_price: price,
      free_of_choice: null,
      ingredients: [],
      total,
    };
  });
  const price = Math.round(goods.reduce((sum, { total }) => sum + total, 0) * 100) / 100;
  return { goods, price, delivery_price: null, total: price, unavailable: [] };
};
