import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

const WIDE = { create: { width: 2000, height: 1500, channels: 3, background: '#0a0' } } as const;

let shop: TestShop;
let webp: string;
let jpeg: string;
beforeAll(async () => {
  shop = await openTestShop();
  // A picture wide enough to be kept in every width.
  await sharp(WIDE)
    .webp()
    .toFile(join(shop.dir, 'pictures', 'dish.webp'));
  const { smallMenu } = await import('../support/small-menu');
  await shop.importDocument(smallMenu());
  const { body } = await shop.get('/api/v1/domain/1/goods/pizza-margherita');
  ({ image_path: webp, image_path_jpeg: jpeg } = body);
});
afterAll(() => shop.close());

it.each([
  ['?w=320', 320],
  ['?w=100', 320],
  ['?w=321', 480],
  ['?w=480', 480],
  ['?w=481', 800],
  ['?w=800', 800],
  ['?w=801', 1600],
  ['?w=4000', 1600],
  ['?w=abc', 1600],
  ['', 1600],
])('serves a WebP picture for %s in the width of %i', async (query, width) => {
  const { body, headers } = await shop.get(`${webp}${query}`).expect(200);
  expect(headers['content-type']).toBe('image/webp');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['vary'] ?? '').not.toContain('Accept-Language');
  expect((await sharp(body).metadata()).width).toBe(width);
});

it.each([
  ['?w=320', 480],
  ['?w=480', 480],
  ['', 800],
])('serves a JPEG picture for %s in the width of %i', async (query, width) => {
  const { body, headers } = await shop.get(`${jpeg}${query}`).expect(200);
  expect(headers['content-type']).toBe('image/jpeg');
  expect((await sharp(body).metadata()).width).toBe(width);
});

it('draws an icon for a category', async () => {
  const { headers, body } = await shop.get('/media/icons/pizza.svg').expect(200);
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(String(body)).toContain('stroke="currentColor"');
});

it.each([
  '/media/dish-00000000.webp',
  '/media/dish.webp',
  '/media/icons/burger.svg',
  '/media/icons/constructor.svg',
  '/media/..%2fshop.sqlite',
  '/media/%2e%2e/shop.sqlite',
  '/media/..%5cshop.sqlite',
  '/media/note-12345678.txt',
  '/media/',
])('does not find %s, and lets nobody keep that answer', async (path) => {
  writeFileSync(join(shop.mediaDir, 'note-12345678.txt'), 'private');
  const { headers, body } = await shop.get(path).expect(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.code).toBe('not_found');
});
