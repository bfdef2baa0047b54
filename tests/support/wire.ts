/** Answers of a backend as they come over the wire, with only what the contract requires. */
export const wireCard = (more: object = {}) => ({
  id: 5,
  chpu: 'margherita',
  name: 'Margherita',
  image_path: '/m.webp',
  image_path_jpeg: '/m.jpg',
  amount: 450,
  measure: 'g',
  price: 12.9,
  ...more,
});

export const wireProduct = (more: object = {}) => ({
  ...wireCard(),
  category: { id: 1, chpu: 'pizza', name: 'Pizza' },
  ingredients: [],
  free_of_choice: null,
  ...more,
});

export const wireLine = (more: object = {}) => ({
  id: 5,
  qtt: 2,
  price: 14,
  actual_price: 12.4,
  free_of_choice: null,
  ingredients: [],
  total: 24.8,
  ...more,
});

export const wireCalculation = (more: object = {}) => ({
  goods: [wireLine()],
  price: 24.8,
  delivery_price: null,
  total: 24.8,
  ...more,
});

export const wireSettings = (currency: object = {}, more: object = {}) => ({
  currency: { code: 'BGN', symbol: 'лв.', digits: 2, position: 'after', ...currency },
  ...more,
});

/** How a shop of its own presents itself. */
export const wireBranding = (more: object = {}) => ({
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
  apps: { apple: 'https://apps.example/nonna', google: null },
  ...more,
});
