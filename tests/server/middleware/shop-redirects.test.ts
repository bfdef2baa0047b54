import cookieParser from 'cookie-parser';
import express from 'express';
import request from 'supertest';
import { shopRedirects } from '../../../server/middleware/shop-redirects';

const app = express();
app.use(cookieParser(undefined, { decode: (value) => value }));
app.use(shopRedirects({ all: ['en', 'ru', 'kk'], defaultLocale: 'en' }));
app.use((_, response) => {
  response.send('a page');
});

const visit = async (path: string, cookie = '') => {
  const { status, headers } = await request(app).get(path).set('Cookie', cookie);
  return [status, headers.location];
};

it.each([
  ['/product', 301, '/products'],
  ['/product/', 301, '/products'],
  ['/ru/product', 301, '/ru/products'],
])('%s names no dish and leads to the menu', async (path, status, location) => {
  expect(await visit(path)).toEqual([status, location]);
});

it('the bare home of somebody who chose Russian is the Russian one', async () => {
  expect(await visit('/', 'locale=ru')).toEqual([302, '/ru']);
});

it.each([
  ['/', 'locale=en'],
  ['/', 'locale=de'],
  ['/', 'locale=//evil.example'],
  ['/', ''],
  ['/ru', 'locale=en'],
  ['/products', 'locale=ru'],
  ['/product/margherita', 'locale=ru'],
])('%s with the cookie "%s" is served as asked', async (path, cookie) => {
  expect(await visit(path, cookie)).toEqual([200, undefined]);
});
