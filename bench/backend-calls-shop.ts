const LOCALES = ['en', 'ru', 'bg', 'uk', 'kk'];
const IN_CATEGORY = 60;
const INGREDIENTS = 6;

const inAll = (text: string) =>
  Object.fromEntries(LOCALES.map((code) => [code, `${text} ${code}`]));
const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index);

const category = (index: number) => ({
  id: index + 1,
  chpu: `category-${String(index)}`,
  name: inAll(`Category ${String(index)}`),
  icon: null,
  is_in_footer_web: false,
  filters: [],
  subcategories: [],
  seo: null,
});

const ingredient = (index: number) => ({
  id: 1_000_000 + index,
  key: `ingredient-${String(index)}`,
  name: inAll(`Ingredient ${String(index)}`),
  allergens: [],
  paid_goods: { id: 2_000_000 + index, prices: { EUR: 1.2 } },
});

const product = (index: number) => ({
  id: index + 1,
  chpu: `dish-${String(index)}`,
  category: `category-${String(Math.floor(index / IN_CATEGORY))}`,
  subcategory: null,
  sort: index,
  name: inAll(`Dish number ${String(index)}`),
  description: inAll(`Tomatoes, cheese and what else is in dish number ${String(index)}`),
  amount: 450,
  measure: 'g',
  weight_g: 450,
  prices: { EUR: 12.4 },
  old_prices: null,
  persons: 1,
  picture: null,
  ingredients: upTo(INGREDIENTS).map((at) => ({ id: 1_000_000 + at, qtt: 1, min: 0, max: 3 })),
  choice: null,
  filters: [],
  allergens: [],
  nutrition: null,
});

/** An import file with so many dishes, sixty in each category. */
export const menuOf = (products: number) => ({
  format: 'menu',
  version: 1,
  measures: { g: inAll('g') },
  categories: upTo(Math.ceil(products / IN_CATEGORY)).map(category),
  filters: [],
  labels: [],
  allergens: [],
  ingredients: upTo(INGREDIENTS).map(ingredient),
  choices: [],
  products: upTo(products).map(product),
  additionals: [],
  mainscreen: { banners: [], hits: [], new: [] },
});

/** A city with zones of a hundred points each. */
export const cities = {
  format: 'cities',
  version: 1,
  cities: [
    {
      id: 1,
      key: 'sofia',
      country: 'bg',
      currency: 'EUR',
      timezone: 'Europe/Sofia',
      name: inAll('Sofia'),
      lat: 42.7,
      lng: 23.3,
      phones: [],
      socials: [],
      branches: [
        {
          id: 1,
          street: inAll('Vitosha'),
          house: '1',
          lat: 42.7,
          lng: 23.3,
          working_hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }],
          delivery_hours: null,
          pickup_hours: null,
          special_days: [],
        },
      ],
      zones: upTo(3).map((ring) => ({
        id: ring + 1,
        key: `zone-${String(ring)}`,
        name: inAll(`Zone ${String(ring)}`),
        color_hex: '#2e7d32',
        min_order: 20 + ring * 10,
        free_delivery_from: 400,
        delivery_price: 4,
        eta_minutes: 60,
        branch_id: 1,
        polygons: [
          {
            coords: upTo(100).map((point) => [
              23.3 + 0.05 * (ring + 1) * Math.cos((point / 50) * Math.PI),
              42.7 + 0.05 * (ring + 1) * Math.sin((point / 50) * Math.PI),
            ]),
          },
        ],
      })),
    },
  ],
  navigation: [],
};

/** Promo codes, of which the cart has one. */
export const promos = {
  format: 'promo-codes',
  version: 1,
  codes: [{ code: 'BENCH10', type: 'percent', value: 10, min_total: { EUR: 30 } }],
  gifts: [],
};

/** A cart of twenty lines, each changed by hand, with all that an order may ask. */
export const cart = {
  domainId: 1,
  orderType: 'delivery',
  address: { lat: 42.71, lng: 23.31 },
  timeType: 'soon_as_possible',
  promocode: 'BENCH10',
  persons: 4,
  goods: upTo(20).map((index) => ({
    id: index + 1,
    qtt: 1 + (index % 3),
    ingredients: [
      { id: 1_000_000, qtt: 2 },
      { id: 1_000_001, qtt: 0 },
    ],
    free_of_choice: null,
  })),
};
