import { CONTENT_EXAMPLES } from './content-examples';

const PIZZA = { id: 1, chpu: 'pizza', name: 'Pizza' };

const CRUST = {
  name: 'Choose the crust',
  required: false,
  options: [
    { id: 3001, name: 'Classic', is_default: true, is_available: true, allergens: ['gluten'] },
    { id: 3002, name: 'Thin', is_default: false, is_available: true, allergens: ['gluten'] },
    {
      id: 3003,
      name: 'Thick',
      is_default: false,
      is_available: false,
      allergens: ['gluten', 'milk'],
    },
  ],
};

const margheritaCard = {
  id: 101,
  chpu: 'pizza-margherita',
  name: 'Margherita',
  description: 'Tomato sauce, melting mozzarella and fresh basil on a slow-proved crust.',
  image_path: '/media/pizza-margherita-5f0c1d2e.webp',
  image_path_jpeg: '/media/pizza-margherita-5f0c1d2e.jpg',
  amount: 450,
  measure: 'g',
  price: 12.4,
  old_price: 15.5,
  persons: 1,
  category: PIZZA,
  labels: [{ code: 'hit', name: 'Hit' }],
  free_of_choice: CRUST,
  allergens: ['gluten', 'milk'],
  is_available: true,
  unavailable_reason: null,
  is_discountable: true,
  filters: [1, 3],
};

const wokCard = {
  ...margheritaCard,
  id: 512,
  chpu: 'noodles-teriyaki-beef',
  name: 'Teriyaki beef noodles',
  description: '',
  image_path: null,
  image_path_jpeg: null,
  amount: 320,
  price: 16,
  old_price: null,
  category: { id: 7, chpu: 'noodles', name: 'Rice and noodles' },
  labels: [],
  free_of_choice: {
    name: 'Choose the sauce',
    required: true,
    options: [{ id: 3011, name: 'Soy', is_default: false, is_available: true }],
  },
  allergens: ['gluten', 'soy'],
  is_available: false,
  unavailable_reason: 'Sold out for now',
  filters: [],
};

const margherita = {
  ...margheritaCard,
  images: [
    {
      image_path: margheritaCard.image_path,
      image_path_jpeg: margheritaCard.image_path_jpeg,
    },
    {
      image_path: '/media/pizza-margherita-close-7c2b9a10.webp',
      image_path_jpeg: '/media/pizza-margherita-close-7c2b9a10.jpg',
    },
  ],
  ingredients: [
    {
      id: 1001,
      name: 'Pizza dough',
      default_qtt: 1,
      min: 1,
      max: 1,
      paid_goods: null,
      allergens: ['gluten'],
    },
    {
      id: 11,
      name: 'Olives',
      default_qtt: 0,
      min: 0,
      max: 2,
      paid_goods: { id: 311, price: 1.2 },
      allergens: [],
    },
  ],
  nutrition: {
    kcal_100g: 235,
    protein_100g: 10.5,
    fat_100g: 8.6,
    carbs_100g: 29,
    kcal_portion: 1058,
  },
  seo: null,
};

const wok = {
  ...wokCard,
  images: [],
  ingredients: [],
  nutrition: null,
  seo: { tt: 'Wok', ds: '' },
};

const sauce = {
  ...wokCard,
  id: 901,
  chpu: 'soy-sauce-extra',
  name: 'Soy sauce',
  amount: 30,
  measure: 'ml',
  price: 0.9,
  persons: 0,
  category: null,
  free_of_choice: null,
  allergens: ['soy'],
  is_available: true,
  unavailable_reason: null,
};

const banner = { ...CONTENT_EXAMPLES.picture, id: 3, chpu: 'summer', name: 'Ten percent off' };

const meta = (perPage: number, total: number) => ({
  current_page: 1,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
});

/** A few things of the demo menu. */
export const MENU_EXAMPLES = {
  margheritaCard,
  margherita,
  wok,
  sauce,
  categories: [
    {
      ...PIZZA,
      svg_icon_web: '/media/icons/pizza.svg',
      is_in_footer_web: true,
      filters: [{ id: 3, name: 'Hit' }],
      subcategories: [{ id: 11, chpu: 'classic', name: 'Classic' }],
      seo: { tt: 'Pizza with delivery', ds: 'Classic and signature pizzas on slow-proved dough.' },
    },
    {
      id: 7,
      chpu: 'noodles',
      name: 'Rice and noodles',
      svg_icon_web: null,
      is_in_footer_web: false,
      filters: [],
      subcategories: [],
      seo: null,
    },
  ],
  categoryGoods: {
    goods: [margheritaCard],
    promo: [banner],
    meta: meta(60, 1),
    category: { ...PIZZA, seo: { tt: 'Pizza with delivery' } },
  },
  noGoods: { goods: [], promo: [], meta: meta(60, 0), category: { ...PIZZA, seo: null } },
  goods: {
    data: { goods: [margheritaCard, wokCard], promo: [banner] },
    meta: meta(24, 126),
  },
  mainScreen: {
    banners: [
      {
        ...CONTENT_EXAMPLES.picture,
        id: 1,
        name: 'Unhurried pizza',
        text: 'We bake when you order',
        link: { type: 'category', chpu: 'pizza' },
      },
      {
        ...CONTENT_EXAMPLES.picture,
        id: 2,
        name: 'Give a dinner',
        text: null,
        link: { type: 'url', url: 'https://example.com/gift-cards' },
      },
    ],
    hits: [margheritaCard],
    new: [wokCard],
    promo: [banner],
    news: [CONTENT_EXAMPLES.news],
    seo: { tt: 'Pizza and sushi, delivered', ds: 'Cooked when you order.' },
  },
};
