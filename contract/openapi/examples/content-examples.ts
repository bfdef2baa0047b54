const picture = {
  image_path: '/media/oven-0a1b2c3d.webp',
  image_path_jpeg: '/media/oven-0a1b2c3d.jpg',
};

const promotion = {
  id: 3,
  chpu: 'summer',
  name: 'Ten percent off',
  text: '<p>With the code SUMMER10, on everything.</p>',
  seo: { tt: 'Ten percent off', ds: 'All summer long.' },
  ...picture,
  date_from: '2026-06-01',
  date_to: '2026-12-31',
  promocode: 'SUMMER10',
  ended: false,
};

/** What the demo shop tells its customers. */
export const CONTENT_EXAMPLES = {
  picture,
  news: {
    id: 8,
    chpu: 'new-oven',
    name: 'A new oven',
    text: '<p>Pizza now takes <b>four minutes</b>.</p>',
    seo: null,
    ...picture,
    date: '2026-11-20T10:00:00+02:00',
  },
  promotion,
  endedPromotion: {
    ...promotion,
    id: 2,
    chpu: 'spring',
    image_path: null,
    image_path_jpeg: null,
    date_to: '2026-05-31',
    promocode: null,
    ended: true,
  },
  page: { id: 1, chpu: 'about-us', name: 'About us', text: '<p>We bake.</p>', seo: null },
  meta: { current_page: 1, last_page: 1, per_page: 24, total: 1 },
};
