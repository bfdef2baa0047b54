import { FakeClock } from '../../support/fake-clock';
import { FRIDAY_NOON } from '../../support/orders';
import { smallCities } from '../../support/small-cities';
import type { TestShop } from '../../support/test-shop';
import { openTestShop } from '../../support/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: new FakeClock(FRIDAY_NOON).now });
});
afterAll(() => shop.close());

describe('the terms of an address', () => {
  const terms = (query: string, locale = 'en') => shop.get(`/api/v1/address/min?${query}`, locale);

  it('are those of its zone', async () => {
    const { body } = await terms('lat=42.7&lng=23.3&domainId=1', 'ru').expect(200);
    expect(body).toEqual({
      free_delivery_from: 40,
      min_order: 20,
      delivery_price: 3.9,
      eta_minutes: 45,
      zone: { id: 100, name: 'Зона A', color_hex: '#2E9E5B' },
    });
  });

  it('are looked for in all cities where none is named', async () => {
    const own = await openTestShop();
    const cities = smallCities();
    for (const zone of cities.cities[0]?.zones ?? [])
      zone.polygons = [
        {
          coords: [
            [10, 10],
            [11, 10],
            [11, 11],
          ],
        },
      ];
    await own.importDocument(cities);
    const { body } = await own.get('/api/v1/address/min?lat=42.7&lng=23.3').expect(200);
    expect(body.zone.id).toBe(200);
    await own.get('/api/v1/address/min?lat=42.7&lng=23.3&domainId=1').expect(422);
    await own.close();
  });

  it('of overlapping zones are the ones with the lowest minimum, then the lowest price', async () => {
    const own = await openTestShop();
    const cities = smallCities();
    const [city] = cities.cities;
    const zone = city?.zones[0];
    if (!city || !zone) throw new Error('The fixture has a zone');
    city.zones = [
      { ...zone, id: 101, key: 'C', min_order: 70 },
      { ...zone, id: 102, key: 'B', min_order: 20, delivery_price: 5 },
      { ...zone, id: 103, key: 'A', min_order: 20, delivery_price: 3 },
    ];
    await own.importDocument(cities);
    const { body } = await own.get('/api/v1/address/min?lat=42.7&lng=23.3').expect(200);
    expect(body.zone.id).toBe(103);
    await own.close();
  });

  it('are none outside of all zones, and the border is inside', async () => {
    const { body } = await terms('lat=42.9&lng=23.3').expect(422);
    expect(body).toMatchObject({
      code: 'zone.out_of_range',
      errors: { address: ['The address is not included in the delivery area'] },
    });
    await terms('lat=42.6&lng=23.2').expect(200);
  });

  it.each([
    ['', { lat: ['Required field'], lng: ['Required field'] }],
    ['lat=42.7', { lng: ['Required field'] }],
    ['lat=north&lng=23', { lat: ['This value does not fit'] }],
    ['lat=91&lng=181', { lat: [expect.any(String)], lng: [expect.any(String)] }],
    ['lat=NaN&lng=Infinity', { lat: [expect.any(String)], lng: [expect.any(String)] }],
    ['lat=42.7&lng=23.3&domainId=77', { domainId: ['We do not know this city'] }],
    ['lat=42.7&lng=23.3&domainId=%00', { domainId: [expect.any(String)] }],
  ])('cannot be told for %j', async (query, errors) => {
    const { body } = await terms(query).expect(422);
    expect(body.errors).toEqual(errors);
  });
});

describe('the page about delivery', () => {
  it('has the branches and zones of the city itself, with shapes, and how one pays', async () => {
    const city = await shop.get('/api/v1/domain/1', 'ru').expect(200);
    const { body } = await shop.get('/api/v1/domain/1/delivery', 'ru').expect(200);
    expect(body).toMatchObject({
      timezone: 'Europe/Sofia',
      branches: city.body.branches,
      zones: city.body.zones,
      ordering: city.body.ordering,
    });
    expect(body.zones[0].polygons[0].coords).toHaveLength(4);
    expect(body.branches[0].special_days).toHaveLength(2);
    expect(body.payments).toEqual([
      { type: 'cash', order_types: ['delivery', 'pickup'] },
      { type: 'card', order_types: ['delivery', 'pickup'] },
      { type: 'online', order_types: ['delivery', 'pickup'] },
      { type: 'bitcoin', order_types: [] },
    ]);
    expect(body.equipment).toEqual([
      { id: 1, kind: 'chopsticks', name: 'Палочки', price: 0.15 },
      { id: 2, kind: 'training_chopsticks', name: 'Учебные палочки', price: 0.46 },
    ]);
  });

  it('is not found for a city that there is not', async () => {
    await shop.get('/api/v1/domain/77/delivery').expect(404);
  });
});

it('tells with each city what it takes on, in the language of the customer and by its clocks', async () => {
  await shop.storage.shop
    .insertInto('ordering_states')
    .values({
      city_id: 2,
      state: 'busy',
      takes_delivery: 1,
      takes_pickup: 0,
      extra_minutes: 20,
      message_json: JSON.stringify({ en: 'Many orders', bg: 'Много поръчки' }),
      resume_at: Date.parse('2026-11-27T18:00:00Z'),
    })
    .execute();
  const { body } = await shop.get('/api/v1/domain', 'bg').expect(200);
  expect(body.map(({ ordering }: { ordering: unknown }) => ordering)).toEqual([
    {
      state: 'open',
      delivery: true,
      pickup: true,
      extra_minutes: 0,
      message: null,
      resume_at: null,
    },
    {
      state: 'busy',
      delivery: true,
      pickup: false,
      extra_minutes: 20,
      message: 'Много поръчки',
      resume_at: '2026-11-27T20:00:00+02:00',
    },
  ]);
});
