const PICTURE = {
  image_path: '/media/oven-0a1b2c3d.webp',
  image_path_jpeg: '/media/oven-0a1b2c3d.jpg',
};

const ORDERING = {
  state: 'open',
  delivery: true,
  pickup: true,
  extra_minutes: 0,
  message: null,
  resume_at: null,
};

export const ZONE = {
  id: 3,
  name: 'A',
  color_hex: '#2e7d32',
  min_order: 20,
  delivery_price: 4,
  free_delivery_from: 40,
  eta_minutes: 45,
  branch_id: 1,
};

export const CITY = {
  id: 1,
  name: 'Sofia',
  base_url: 'https://sofia.example',
  lat: 42.6977,
  lng: 23.3219,
  timezone: 'Europe/Sofia',
  branches: [
    {
      id: 1,
      address: { street: 'Vitosha Blvd', house: '40', lat: 42.69121, lng: 23.31947 },
      working_hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '11:00', to: '22:00' }],
      delivery_hours: null,
      pickup_hours: [{ days: [5, 6], from: '18:00', to: '02:00' }],
      special_days: [
        { date: '2026-12-25', closed: true, text: 'Christmas' },
        { date: '2026-12-31', from: '11:00', to: '17:00' },
      ],
    },
  ],
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
  ordering: ORDERING,
};

const RING = [
  [23.2, 42.6],
  [23.4, 42.6],
  [23.4, 42.75],
  [23.2, 42.75],
];

export const CITY_WITH_SHAPES = { ...CITY, zones: [{ ...ZONE, polygons: [{ coords: RING }] }] };

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

export const PROMOTION = {
  id: 3,
  chpu: 'summer',
  name: 'Ten percent off',
  text: '<p>With the code SUMMER10, on everything.</p>',
  seo: { tt: 'Ten percent off', ds: 'All summer long.' },
  ...PICTURE,
  date_from: '2026-06-01',
  date_to: null,
  promocode: 'SUMMER10',
  ended: false,
};

export const PROMO_BANNER = { id: 3, chpu: 'summer', name: 'Ten percent off', ...PICTURE };

export const BANNER = {
  id: 1,
  ...PICTURE,
  name: 'Unhurried pizza',
  text: null,
  link: { type: 'category', chpu: 'pizza' },
};

export const SECTION = { id: 1, chpu: 'pizza', name: 'Pizza' };

export const CARD = {
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

export const DISH = {
  ...CARD,
  images: [{ image_path: CARD.image_path, image_path_jpeg: CARD.image_path_jpeg }],
  ingredients: [
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

const PLACE = {
  type: 'flat',
  street: 'Vitosha Blvd',
  house: '40',
  entrance: 'A',
  floor: '2',
  flat: '5',
  code: '42K',
  comment: 'The bell is broken',
  lat: 42.69121,
  lng: 23.31947,
  googlePlaceId: 'city:vitosha-40',
};

export const NEW_ADDRESS = { domainId: 1, ...PLACE };
export const ADDRESS = { id: 12, isLast: true, ...NEW_ADDRESS };

export const USER = {
  phone: '359880001122',
  firstName: 'Ivan',
  email: 'ivan@example.com',
  birthday: 638323200,
  addresses: [ADDRESS],
  referral_id: 'Zt5_wQ81-mNb',
};

const LINE = { id: 101, qtt: 2, ingredients: [{ id: 11, qtt: 1 }], free_of_choice: null };

export const CART = {
  domainId: 1,
  orderType: 'delivery',
  goods: [LINE],
  address: { lat: PLACE.lat, lng: PLACE.lng },
  timeType: 'soon_as_possible',
  promocode: 'SUMMER10',
  equipment: [{ id: 1, qtt: 2 }],
};

export const SPAN = { from: '2026-11-27T19:40:00+02:00', to: '2026-11-27T19:55:00+02:00' };

/** The order of docs/rules.md 8.2. */
export const CALCULATION = {
  goods: [
    {
      ...LINE,
      price: 12.4,
      actual_price: 12.4,
      ingredients: [{ id: 11, qtt: 1, name: 'Olives', paid_goods: { id: 311, price: 1.2 } }],
      total: 27.2,
    },
  ],
  gifts: [{ id: 90, name: 'Ginger', qtt: 1, reason: 'With every set' }],
  discounts: [{ type: 'promocode', name: 'SUMMER10', percent: 10, amount: 2.72 }],
  equipment: [{ id: 1, name: 'Chopsticks', qtt: 2, free_qtt: 2, price: 0.3, total: 0 }],
  promocode: {
    code: 'SUMMER10',
    status: 'applied',
    reason: null,
    message: null,
    discount: 2.72,
    missing: null,
  },
  bonuses: { balance: 14, max: 7.34, applied: 0, earn: 2.45, reason: null },
  birthday: null,
  price: 27.2,
  delivery_price: 4,
  total: 28.48,
  min_order: 20,
  free_delivery_from: 40,
  zone: { id: 3, name: 'A', color_hex: '#2e7d32' },
  eta: SPAN,
  deposit: null,
  unavailable: [],
  trace: [
    { code: 'goods', amount: 27.2 },
    { code: 'discount.promocode', amount: -2.72, params: { percent: 10 } },
    { code: 'delivery.zone', amount: 4, params: { zone: 'A', free_from: 40, missing: 12.8 } },
  ],
  currency: { code: 'EUR', symbol: '€', digits: 2 },
};

export const CURRENCY = { code: 'EUR', symbol: '€', digits: 2, position: 'after' };

export const PLACED_ORDER = {
  id: 4711,
  number: '100482',
  status: 'new',
  tracking_key: 'Jw2r7cQmVv0KxY4nTzL9aA',
  created_at: '2026-11-27T18:38:00+02:00',
  expected_at: SPAN,
  total: CALCULATION.total,
  payment: {
    type: 'cash',
    status: 'due',
    amount_due_now: 0,
    amount_due_later: 28.48,
    redirect_url: null,
  },
};

const { tracking_key: _key, ...placed } = PLACED_ORDER;

export const ORDER = {
  ...placed,
  status: 'process',
  status_history: [
    { status: 'new', at: placed.created_at },
    { status: 'process', at: '2026-11-27T18:41:00+02:00' },
  ],
  delayed_by: 15,
  order_type: 'delivery',
  address: PLACE,
  branch: null,
  goods: CALCULATION.goods.map((line) => ({
    ...line,
    chpu: CARD.chpu,
    name: CARD.name,
    image_path: CARD.image_path,
    image_path_jpeg: CARD.image_path_jpeg,
    amount: CARD.amount,
    measure: CARD.measure,
    free_of_choice_name: null,
  })),
  gifts: CALCULATION.gifts,
  equipment: CALCULATION.equipment,
  discounts: CALCULATION.discounts,
  currency: CURRENCY,
  price: CALCULATION.price,
  delivery_price: CALCULATION.delivery_price,
  bonuses: 0,
  comment: 'No onions',
  can_cancel: false,
  can_reorder: false,
  phones: CITY.phones,
};
