import express from 'express';
import request from 'supertest';
import { shopRedirects } from '../../../server/redirects/shop-redirects';

const app = express();
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
  ['/?promocode=PIZZA10&utm_source=mail', 302, '/ru?promocode=PIZZA10&utm_source=mail'],
  ['/?a=%D0%BF&b=x%20y&b=//evil.example?z', 302, '/ru?a=%D0%BF&b=x%20y&b=//evil.example?z'],
  ['/product?utm_source=mail', 301, '/products?utm_source=mail'],
  ['/ru/product/?promocode=PIZZA10', 301, '/ru/products?promocode=PIZZA10'],
])('what a letter put behind %s goes along', async (path, status, location) => {
  expect(await visit(path, 'locale=ru')).toEqual([status, location]);
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

it.each([
  ['/checkout/success?key=K', '/checkout/success?key=K'],
  ['/ru/checkout/success?key=K', '/ru/checkout/success?key=K'],
  ['//checkout/success?key=//evil.example', '/checkout/success?key=//evil.example'],
])(
  'the form of a bank that leads back to %s is answered with the page, and not believed',
  async (path, location) => {
    const answer = await request(app)
      .post(path)
      .type('form')
      .send({ key: 'other', status: 'paid' });
    expect([answer.status, answer.headers.location]).toEqual([303, location]);
  },
);
