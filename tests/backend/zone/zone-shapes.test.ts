import { openEmptyShop } from '../support/test-shop';
import { smallCities } from '../support/small-cities';

it.each([
  ['cities[0].zones[0].polygons', []],
  [
    'cities[0].zones[0].polygons[0].coords',
    [
      {
        coords: [
          [23.2, 42.6],
          [23.4, 42.6],
        ],
      },
    ],
  ],
  [
    'cities[0].zones[0].polygons[1].coords',
    [
      {
        coords: [
          [23.2, 42.6],
          [23.4, 42.6],
          [23.4, 42.8],
        ],
      },
      {
        coords: [
          [23.2, 42.6],
          [23.4, 42.6],
          [23.2, 42.6],
        ],
      },
    ],
  ],
])('is refused where a zone encloses nothing: %s', async (path, polygons) => {
  const shop = await openEmptyShop();
  const file = smallCities();
  Object.assign(file.cities[0]?.zones[0] ?? {}, { polygons });
  const result = await shop.importDocument(file);
  await shop.close();
  if (result.ok) throw new Error('The file was taken');
  expect(result.error).toEqual([{ path, reason: expect.stringMatching(/^expected at least/) }]);
});

it('delivers to the second piece of a zone as to the first', async () => {
  const shop = await openEmptyShop();
  const file = smallCities();
  const piece = (lng: number) => ({
    coords: [
      [lng, 42],
      [lng + 0.1, 42],
      [lng + 0.1, 42.1],
    ],
  });
  Object.assign(file.cities[0]?.zones[0] ?? {}, { polygons: [piece(23), piece(25)] });
  await shop.importDocument(file);
  for (const lng of [23.09, 25.09])
    await shop.get(`/api/v1/address/min?domainId=1&lat=42.05&lng=${String(lng)}`).expect(200);
  await shop.get('/api/v1/address/min?domainId=1&lat=42.05&lng=24.09').expect(422);
  await shop.close();
});
