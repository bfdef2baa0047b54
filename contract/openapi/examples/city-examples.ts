const zoneA = {
  id: 3,
  name: 'A',
  color_hex: '#2e7d32',
  min_order: 20,
  delivery_price: 4,
  free_delivery_from: 40,
  eta_minutes: 45,
  branch_id: 1,
};

const branches = [
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
];

const ordering = {
  state: 'open',
  delivery: true,
  pickup: true,
  extra_minutes: 0,
  message: null,
  resume_at: null,
};

const sofia = {
  id: 1,
  name: 'Sofia',
  base_url: 'https://sofia.example',
  lat: 42.6977,
  lng: 23.3219,
  timezone: 'Europe/Sofia',
  branches,
  zones: [zoneA],
  phones: [{ label: 'Hotline', phone: '0 700 00 000', is_hotline: true }],
  socials: [
    {
      type: 'telegram',
      link: 'https://example.com/telegram',
      image_path_icon_web: null,
      is_messenger: true,
    },
  ],
  ordering,
};

const ring = [
  [23.2, 42.6],
  [23.4, 42.6],
  [23.4, 42.75],
  [23.2, 42.75],
];

/** Cities of the demo shop, with one zone each. */
export const CITY_EXAMPLES = {
  sofia,
  sofiaWithShapes: { ...sofia, zones: [{ ...zoneA, polygons: [{ coords: ring }] }] },
  varna: {
    ...sofia,
    id: 2,
    name: 'Varna',
    base_url: 'https://varna.example',
    lat: 43.2141,
    lng: 27.9147,
    zones: [],
    ordering: {
      ...ordering,
      state: 'paused',
      message: 'The oven is being repaired',
      resume_at: '2026-11-27T19:00:00+02:00',
    },
  },
};
