import { warningCommand } from '../../../backend/cli/commands/warning-command';
import { readWarningRequest } from '../../../backend/cli/commands/warning-request';
import { fullMenu } from '../support/full-menu';
import { operate } from '../support/operator';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const warning = (...args: string[]) => operate(shop, warningCommand, args);
afterEach(() => warning('clear'));

const shown = async (locale = 'en'): Promise<unknown> =>
  (await shop.get('/api/v1/settings', locale).expect(200)).body.warning_text;

it('warns nobody of anything at first', async () => {
  expect(await shown()).toBeNull();
  expect(await warning('show')).toEqual({ code: 0, out: ['no warning'], err: [] });
});

it('warns everybody at once, in one text for all languages', async () => {
  const { code, out } = await warning('set', '  Snow: we deliver later today ');
  expect({ code, out }).toEqual({ code: 0, out: ['en: “Snow: we deliver later today”'] });
  for (const locale of ['en', 'ru', 'kk'])
    expect(await shown(locale)).toBe('Snow: we deliver later today');
});

it('warns each customer in the language of the page, and else in the default one', async () => {
  await warning('set', 'Closed on Monday');
  await warning('set', 'В понедельник закрыто', '--locale', 'ru');
  await warning('set', 'В понеделник не работим', '--locale=bg');
  expect((await warning('show')).out).toEqual([
    'bg: “В понеделник не работим”',
    'en: “Closed on Monday”',
    'ru: “В понедельник закрыто”',
  ]);
  expect(await shown('ru')).toBe('В понедельник закрыто');
  expect(await shown('bg')).toBe('В понеделник не работим');
  expect(await shown('en')).toBe('Closed on Monday');
});

it('drops the translations of a warning that another one replaces', async () => {
  await warning('set', 'Closed on Monday');
  await warning('set', 'В понедельник закрыто', '--locale', 'ru');
  await warning('set', 'Closed on Tuesday');
  expect(await shown('ru')).toBe('Closed on Tuesday');
});

it('takes a warning back, in one language or altogether', async () => {
  await warning('set', 'Closed on Monday');
  await warning('set', 'В понедельник закрыто', '--locale', 'ru');
  expect((await warning('clear', '--locale', 'ru')).out).toEqual(['en: “Closed on Monday”']);
  expect(await shown('ru')).toBe('Closed on Monday');
  expect((await warning('clear')).out).toEqual(['no warning']);
  expect(await shown('en')).toBeNull();
});

it('leaves a warning alone when a menu comes in', async () => {
  await warning('set', 'Closed on Monday');
  await shop.importDocument(fullMenu());
  expect(await shown()).toBe('Closed on Monday');
});

it('complains about a language that the shop does not speak', async () => {
  expect(await warning('set', 'Geschlossen', '--locale', 'de')).toEqual({
    code: 1,
    out: [],
    err: ['backend warning: the shop speaks en, ru, bg, kk, uk'],
  });
  expect(await shown()).toBeNull();
});

it.each([
  [[], 'say what to do: show, set, clear'],
  [['set'], 'say of what to warn'],
  [['set', ' '], 'say of what to warn'],
  [['set', 'Closed', 'on', 'Monday'], 'put the text in quotation marks'],
  [['set', 'x'.repeat(501)], 'a warning has at most 500 characters'],
  [['set', 'Closed', '--locale'], "Option '--locale <value>' argument missing"],
  [['show', '--locale', 'ru'], "Unknown option '--locale'"],
  [['clear', 'ru'], 'unknown word "ru"'],
])('does not understand %j', (args, problem) => {
  const request = readWarningRequest(args);
  if (request.ok) throw new Error('The words were taken');
  expect(request.error).toContain(`backend warning: ${problem}`);
});
