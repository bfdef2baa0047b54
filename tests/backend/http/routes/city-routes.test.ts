import type { TestShop } from '../../support/test-shop';
import { openTestShop } from '../../support/test-shop';
import { smallContent } from '../../support/small-content';
import { smallCities } from '../../support/small-cities';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ storefrontPort: 4100 });
});
afterAll(() => shop.close());

it('lists the cities of the country with their address, branches, zones and ordering state', async () => {
  const { body } = await shop.get('/api/v1/domain').expect(200);
  expect(body).toHaveLength(2);
  expect(body[0]).toEqual({
    id: 1,
    name: 'Sofia',
    base_url: 'http://sofia.localhost:4100',
    lat: 42.7,
    lng: 23.3,
    timezone: 'Europe/Sofia',
    branches: [
      {
        id: 10,
        address: { street: 'Vitosha Blvd', house: '40', lat: 42.7, lng: 23.3 },
        working_hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '11:00', to: '22:00' }],
        delivery_hours: null,
        pickup_hours: null,
        special_days: [
          { date: '2026-12-25', closed: true, text: 'Christmas' },
          { date: '2026-12-31', closed: false, from: '11:00', to: '17:00' },
        ],
      },
    ],
    zones: [
      {
        id: 100,
        name: 'Zone A',
        color_hex: '#2E9E5B',
        min_order: 20,
        delivery_price: 3.9,
        free_delivery_from: 40,
        eta_minutes: 45,
        branch_id: 10,
      },
    ],
    phones: [{ label: 'Hotline', phone: '0 700 00 000', is_hotline: true }],
    socials: [
      {
        type: 'telegram',
        link: 'https://example.com/t',
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
  });
});

it('names the city and its streets in the language asked for', async () => {
  const { body } = await shop.get('/api/v1/domain', 'ru').expect(200);
  expect(body[0].name).toBe('София');
  expect(body[0].branches[0].address.street).toBe('бул. Витоша');
});

it('shows one city with the shapes of its zones', async () => {
  const { body } = await shop.get('/api/v1/domain/1').expect(200);
  expect(body.name).toBe('Sofia');
  expect(body.zones[0].polygons[0].coords[0]).toEqual([23.2, 42.6]);
});

it.each([
  '/api/v1/domain/77',
  '/api/v1/domain/9',
  '/api/v1/domain/sofia',
  '/api/v1/domain/77/navigation',
])('knows no city at %s', async (path) => {
  const { body } = await shop.get(path).expect(404);
  expect(body.code).toBe('not_found');
});

it('lists the navigation', async () => {
  const { body } = await shop.get('/api/v1/domain/1/navigation', 'ru').expect(200);
  expect(body).toEqual([
    {
      id: 1,
      name: 'Доставка',
      seo: { h1: 'Delivery heading-ru' },
      show_top: true,
      show_bottom: false,
      webmodule: { type: 'other', chpu: 'delivery' },
      page: null,
      link: null,
      link_open_in_new_tab: false,
      link_noindex: false,
    },
  ]);
});

it('leaves out of the navigation what leads to a text that is not there', async () => {
  const own = await openTestShop();
  const file = smallCities();
  const item = (id: number, type: string, chpu: string, page: string | null) => ({
    ...file.navigation[0],
    id,
    webmodule: { type, chpu },
    page: page === null ? null : { chpu: page },
  });
  await own.importDocument({
    ...file,
    navigation: [
      item(1, 'other', 'news', null),
      item(2, 'other', 'about', null),
      item(3, 'other', 'loyalty', null),
      item(4, 'page', 'page', 'terms'),
      item(5, 'page', 'page', 'credits'),
    ],
  });
  await own.importDocument(smallContent());
  const { body } = await own.get('/api/v1/domain/1/navigation').expect(200);
  expect(body.map(({ id }: { id: number }) => id)).toEqual([1, 2, 4]);
  await own.close();
});

describe('a city with an address of its own', () => {
  let own: TestShop;
  beforeAll(async () => {
    own = await openTestShop();
    const file = smallCities();
    file.cities.forEach((city) => Object.assign(city, { base_url: `https://${city.key}.example` }));
    await own.importDocument(file);
  });
  afterAll(() => own.close());

  it('is found there, whatever port the storefront listens on', async () => {
    const { body } = await own.get('/api/v1/domain').expect(200);
    expect(body).toMatchObject([
      { base_url: 'https://sofia.example' },
      { base_url: expect.stringMatching(/^https:\/\/[a-z]+\.example$/) as string },
    ]);
  });

  it.each([
    'sofia.example',
    'https://sofia.example/ru',
    'ftp://sofia.example',
    'javascript:alert(1)//x',
    'data:text/html,x',
    'https://',
    'https://a b.example',
  ])('is no address when it reads %s', async (baseUrl) => {
    const file = smallCities();
    file.cities.forEach((city) => Object.assign(city, { base_url: baseUrl }));
    expect((await own.importDocument(file)).ok).toBe(false);
  });
});
