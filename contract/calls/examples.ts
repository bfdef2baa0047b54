const pictureOf = (name: string) => ({
  image_path: `/media/${name}.webp`,
  image_path_jpeg: `/media/${name}.jpg`,
});
const PICTURE = pictureOf('oven-0a1b2c3d');

export const CURRENCY = { code: 'EUR', symbol: '€', digits: 2, position: 'after' };
export const CASH = { type: 'cash', order_types: ['delivery', 'pickup'] };
export const CHOPSTICKS = { id: 1, kind: 'chopsticks', name: 'Chopsticks', price: 0.3 };

export const TERMS = { min_order: 20, delivery_price: 4, free_delivery_from: 40 };
export const ZONE_NAME = { id: 3, name: 'A', color_hex: '#2e7d32' };
export const ZONE = { ...ZONE_NAME, ...TERMS, eta_minutes: 45, branch_id: 1 };

export const POINT = { lat: 42.69121, lng: 23.31947 };
export const STREET = { street: 'Vitosha Blvd', house: '40' };

const BRANCH = {
  id: 1,
  address: { ...STREET, ...POINT },
  working_hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '11:00', to: '22:00' }],
  delivery_hours: null,
  pickup_hours: [{ days: [5, 6], from: '18:00', to: '02:00' }],
  special_days: [
    { date: '2026-12-25', closed: true, text: 'Christmas' },
    { date: '2026-12-31', from: '11:00', to: '17:00' },
  ],
};

export const CITY = {
  id: 1,
  name: 'Sofia',
  base_url: 'https://sofia.example',
  lat: 42.6977,
  lng: 23.3219,
  timezone: 'Europe/Sofia',
  branches: [BRANCH],
  zones: [ZONE],
  phones: [{ label: 'Hotline', phone: '0 700 00 000', is_hotline: true }],
  socials: [
    {
      type: 'telegram',
      link: 'https://example.com/telegram',
      image_path_icon_web: null,
      is_messenger: true,
    },
  ],
  ordering: {
    state: 'open',
    delivery: true,
    pickup: true,
    extra_minutes: 0,
    message: null,
    resume_at: null,
  },
};

const RING = [
  [23.2, 42.6],
  [23.4, 42.6],
  [23.4, 42.75],
  [23.2, 42.75],
];
export const CITY_WITH_SHAPES = { ...CITY, zones: [{ ...ZONE, polygons: [{ coords: RING }] }] };

export const SETTINGS = {
  warning_text: null,
  login: { sms: true, telegram: true, whatsapp: true },
  sms_on: true,
  sandboxes: ['payment', 'telegram', 'outbox'],
  currency: CURRENCY,
  second_currency: {
    ...CURRENCY,
    code: 'BGN',
    symbol: 'лв.',
    rate: 1.95583,
    until: '2026-12-31',
  },
  payments: [CASH, { type: 'bitcoin', order_types: [] }],
  equipment: [CHOPSTICKS],
  deposit_from: 102.26,
  deposit_percent: 50,
  bonus_earn_percent: 10,
  delivery_type_choice: true,
  branding: {
    name: 'Nonna Rosa',
    tagline: 'Pasta as in Bologna',
    titles: { home: { title: 'Fresh pasta in {city}', description: null } },
    pictures: {
      logo: '/media/logo-0a1b2c3d-logo.png',
      small: '/media/logo-0a1b2c3d-small.png',
      large: '/media/logo-0a1b2c3d-large.png',
      maskable: '/media/logo-0a1b2c3d-maskable.png',
      touch: '/media/logo-0a1b2c3d-touch.png',
      share: '/media/logo-0a1b2c3d-share.png',
    },
    accent: { light: '#8a1c4a', dark: '#e0679a' },
    font: 'onest',
    apps: { apple: 'https://apps.apple.com/app/nonna', google: null },
  },
};

export const LINK = {
  id: 4,
  name: 'About us',
  seo: { h1: 'Who bakes', tt: 'About us' },
  show_top: true,
  show_bottom: false,
  webmodule: { type: 'page', chpu: 'info' },
  page: { chpu: 'about-us' },
  link: null,
  link_open_in_new_tab: false,
  link_noindex: false,
};

/** Of a list that fits on one page. */
export const metaOf = (perPage: number) => ({
  current_page: 1,
  last_page: 1,
  per_page: perPage,
  total: 1,
});

export const NEWS = {
  id: 8,
  chpu: 'new-oven',
  name: 'A new oven',
  text: '<p>Pizza now takes <b>four minutes</b>.</p>',
  seo: null,
  ...PICTURE,
  date: '2026-11-20T10:00:00+02:00',
};

export const PROMO_BANNER = { id: 3, chpu: 'summer', name: 'Ten percent off', ...PICTURE };

export const PROMOTION = {
  ...PROMO_BANNER,
  text: '<p>With the code SUMMER10, on everything.</p>',
  seo: { tt: 'Ten percent off', ds: 'All summer long.' },
  date_from: '2026-06-01',
  date_to: null,
  promocode: 'SUMMER10',
  ended: false,
};

export const SECTION = { id: 1, chpu: 'pizza', name: 'Pizza' };

export const CATEGORY = {
  ...SECTION,
  svg_icon_web: '/media/icons/pizza.svg',
  is_in_footer_web: true,
  goods_count: 12,
  filters: [{ id: 3, name: 'Hit' }],
  subcategories: [{ id: 11, chpu: 'classic', name: 'Classic' }],
  seo: null,
};

export const DISH_PICTURE = pictureOf('pizza-margherita-5f0c1d2e');
export const DISH_NAME = { chpu: 'pizza-margherita', name: 'Margherita' };
export const PORTION = { amount: 450, measure: 'g' };

export const CARD = {
  id: 101,
  ...DISH_NAME,
  description: 'Tomato sauce, melting mozzarella and fresh basil on a slow-proved crust.',
  ...DISH_PICTURE,
  ...PORTION,
  price: 12.4,
  old_price: 15.5,
  persons: 1,
  category: SECTION,
  labels: [{ code: 'hit', name: 'Hit' }],
  free_of_choice: {
    name: 'Choose the crust',
    required: false,
    options: [
      { id: 3001, name: 'Classic', is_default: true, is_available: true, allergens: ['gluten'] },
      { id: 3003, name: 'Thick', is_default: false, is_available: false, allergens: ['gluten'] },
    ],
  },
  allergens: ['gluten', 'milk'],
  is_available: true,
  unavailable_reason: null,
  is_discountable: true,
  filters: [1, 3],
};

export const OLIVES = { id: 11, name: 'Olives', paid_goods: { id: 311, price: 1.2 } };

export const DISH = {
  ...CARD,
  images: [DISH_PICTURE],
  ingredients: [{ ...OLIVES, default_qtt: 0, min: 0, max: 2, allergens: [] }],
  nutrition: {
    kcal_100g: 235,
    protein_100g: 10.5,
    fat_100g: 8.6,
    carbs_100g: 29,
    kcal_portion: 1058,
  },
  seo: null,
};

const BANNER = {
  id: 1,
  ...PICTURE,
  name: 'Unhurried pizza',
  text: null,
  link: { type: 'category', chpu: 'pizza' },
};

export const MAIN_SCREEN = {
  banners: [BANNER],
  hits: [CARD],
  new: [],
  promo: [PROMO_BANNER],
  news: [NEWS],
  seo: { tt: 'Pizza and sushi, delivered', ds: 'Cooked when you order.' },
};
