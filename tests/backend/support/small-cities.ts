import { inAll } from './small-menu';

const square = (size: number) => ({
  coords: [
    [23.3 - size, 42.7 - size],
    [23.3 + size, 42.7 - size],
    [23.3 + size, 42.7 + size],
    [23.3 - size, 42.7 - size],
  ],
});

const city = (id: number, key: string, country: string, currency: string, timezone: string) => ({
  id,
  key,
  country,
  currency,
  timezone,
  name: inAll(key === 'sofia' ? 'Sofia' : key, key === 'sofia' ? 'София' : undefined),
  lat: 42.7,
  lng: 23.3,
  phones: [{ label: inAll('Hotline'), phone: '0 700 00 000', is_hotline: true }],
  socials: [{ type: 'telegram', link: 'https://example.com/t', is_messenger: true }],
  branches: [
    {
      id: id * 10,
      street: inAll('Vitosha Blvd', 'бул. Витоша'),
      house: '40',
      lat: 42.7,
      lng: 23.3,
      working_hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '11:00', to: '22:00' }],
      delivery_hours: null,
      pickup_hours: null,
      special_days: [
        { date: '2026-12-25', closed: true, text: inAll('Christmas') },
        { date: '2026-12-31', from: '11:00', to: '17:00' },
      ] as Record<string, unknown>[],
    },
  ],
  zones: [
    {
      id: id * 100,
      key: 'A',
      name: inAll('Zone A', 'Зона A'),
      color_hex: '#2E9E5B',
      min_order: 20,
      free_delivery_from: 40 as number | null,
      delivery_price: 3.9,
      eta_minutes: 45,
      branch_id: id * 10,
      polygons: [square(0.1)],
    },
  ],
});

/** Two Bulgarian cities and Dubai, made afresh so that a test can change them. */
export const smallCities = () => ({
  format: 'cities',
  version: 1,
  cities: [
    city(1, 'sofia', 'bg', 'EUR', 'Europe/Sofia'),
    city(2, 'varna', 'bg', 'EUR', 'Europe/Sofia'),
    city(9, 'dubai', 'ae', 'AED', 'Asia/Dubai'),
  ],
  navigation: [
    {
      id: 1,
      name: inAll('Delivery', 'Доставка'),
      seo: { h1: inAll('Delivery heading') },
      show_top: true,
      show_bottom: false,
      webmodule: { type: 'other', chpu: 'delivery' },
      page: null,
      link: null,
      link_open_in_new_tab: false,
      link_noindex: false,
    },
  ],
});

export type FixtureCities = ReturnType<typeof smallCities>;
