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
