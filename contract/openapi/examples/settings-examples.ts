const BOTH = ['delivery', 'pickup'];

const bulgaria = {
  warning_text: null,
  login: { sms: true, telegram: true, whatsapp: true },
  sms_on: true,
  sandboxes: ['payment', 'telegram', 'outbox'],
  currency: { code: 'EUR', symbol: '€', digits: 2, position: 'after' },
  second_currency: {
    code: 'BGN',
    symbol: 'лв.',
    digits: 2,
    position: 'after',
    rate: 1.95583,
    until: '2026-12-31',
  },
  payments: [
    { type: 'cash', order_types: BOTH },
    { type: 'card', order_types: BOTH },
    { type: 'online', order_types: BOTH },
  ],
  equipment: [
    { id: 1, kind: 'chopsticks', name: 'Chopsticks', price: 0.15 },
    { id: 2, kind: 'training_chopsticks', name: 'Training chopsticks', price: 0.46 },
  ],
  deposit_from: 102.26,
  deposit_percent: 50,
  bonus_earn_percent: 10,
  delivery_type_choice: true,
};

const item = {
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

export const SETTINGS_EXAMPLES = {
  bulgaria,
  emirates: {
    ...bulgaria,
    warning_text: 'Closed on Monday',
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
    currency: { code: 'AED', symbol: 'AED', digits: 2, position: 'before' },
    second_currency: null,
    payments: [{ type: 'cash', order_types: BOTH }],
    sandboxes: [],
    deposit_from: null,
    deposit_percent: null,
    delivery_type_choice: false,
  },
  navigation: [
    item,
    {
      ...item,
      id: 2,
      name: 'Menu',
      seo: null,
      webmodule: { type: 'menu', chpu: null },
      page: null,
    },
    {
      ...item,
      id: 9,
      name: 'Jobs',
      seo: null,
      webmodule: null,
      page: null,
      link: 'https://example.com/jobs',
      link_open_in_new_tab: true,
      link_noindex: true,
    },
  ],
};
