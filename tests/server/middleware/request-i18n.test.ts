import { join } from 'node:path';
import express from 'express';
import { handle } from 'i18next-http-middleware';
import request from 'supertest';
import { createRequestI18n, translationsProblem } from '../../../server/middleware/request-i18n';

const FOLDER = join(__dirname, '../../../locales');
const LOCALES = { all: ['en', 'ru', 'kk'], defaultLocale: 'en' };

const app = express();
app.use(handle(createRequestI18n(FOLDER, LOCALES)));
app.use((incoming, response) => {
  response.json({ language: incoming.language, cart: incoming.t('cart.title') });
});

describe('the texts of a request', () => {
  it.each([
    ['/cart', 'en', 'Cart'],
    ['/ru/cart', 'ru', 'Корзина'],
    ['/rune', 'en', 'Cart'],
    ['/de/cart', 'en', 'Cart'],
  ])('are in the language of the address %s', async (path, language, cart) => {
    const { body, headers } = await request(app).get(path);
    expect(body).toEqual({ language, cart });
    expect(headers['content-language']).toBe(language);
  });

  it.each([
    ['Accept-Language', 'ru'],
    ['Cookie', 'i18next=ru; locale=ru'],
  ])('are not switched by the header %s', async (name, value) => {
    const { body } = await request(app).get('/cart?lng=ru').set(name, value);
    expect(body).toEqual({ language: 'en', cart: 'Cart' });
  });
});

describe('a language in the settings', () => {
  it('is taken where the shop has its texts', () => {
    expect(translationsProblem(FOLDER, LOCALES)).toBeNull();
  });

  it('is refused with one line that says which there are', () => {
    expect(translationsProblem(FOLDER, { all: ['en', 'de'], defaultLocale: 'en' })).toMatch(
      /^LOCALES: got "de", accepts languages with texts \(.*en.*ru.*\)$/,
    );
  });
});
