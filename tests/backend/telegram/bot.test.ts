import { startBot } from '../../../backend/telegram/start-bot';
import type { RunningBot } from '../../../backend/telegram/start-bot';
import { telegramApi } from '../../../backend/telegram/telegram-api';
import pino from 'pino';
import { FakeClock } from '../support/fake-clock';
import { FakeTelegram } from '../support/fake-telegram';
import { IVAN, MARIA, outboxOf } from '../support/sign-in';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

const TOKEN = '123:secret-token';
const PAUSES = { othersTurnMs: 10, afterFailureMs: 10 };

let telegram: FakeTelegram;
let apiUrl: string;
let clock: FakeClock;
let shop: TestShop;
const bots: RunningBot[] = [];

const startOne = (limit = 0): void => {
  bots.push(
    startBot(
      {
        storage: shop.storage,
        limits: { codesPerMinute: limit, codesPerHour: 0, codesPerVisitorHour: 0 },
        log: pino({ level: 'silent' }),
        now: clock.now,
        country: 'bg',
        locales: ['en', 'ru'],
        defaultLocale: 'en',
      },
      telegramApi(TOKEN, apiUrl),
      PAUSES,
    ),
  );
};

beforeEach(async () => {
  telegram = new FakeTelegram(TOKEN);
  apiUrl = await telegram.start();
  clock = new FakeClock();
  shop = await openTestShop({
    now: clock.now,
    telegramProvider: { kind: 'bot', token: TOKEN, apiUrl },
  });
});
afterEach(async () => {
  await Promise.all(bots.splice(0).map((bot) => bot.stop()));
  telegram.stop();
  await shop.close();
});

const newLink = async (): Promise<string> => {
  const { body } = await shop.send('get', '/api/v1/link/telegram').expect(200);
  const { uuid, link } = body as { uuid: string; link: string };
  expect(link).toBe(`https://t.me/dinner_bot?start=${uuid}`);
  return uuid;
};

const check = async (uuid: string): Promise<unknown> =>
  (await shop.send('post', '/api/v1/check/telegram', { uuid }).expect(200)).body;

const contact = (phone: string, owner: number | undefined) => ({
  contact: {
    phone_number: phone,
    first_name: 'Ivan',
    ...(owner === undefined ? {} : { user_id: owner }),
  },
});

it('logs in a customer who shares their own phone with the bot', async () => {
  startOne();
  const uuid = await newLink();
  telegram.tell(77, { text: `/start ${uuid}` });
  expect(await telegram.said(1)).toEqual({
    chat_id: '77',
    text: 'To log in, please share your phone number with the button below',
    reply_markup: expect.objectContaining({
      keyboard: [[{ text: 'Share my phone number', request_contact: true }]],
    }),
  });
  expect(await check(uuid)).toEqual({ phone: null, is_expired: false });

  telegram.tell(77, contact(`+${IVAN}`, 77));
  const { text } = await telegram.said(2);
  const code = /^(\d{4}) is your confirmation code/.exec(text)?.[1];
  // The code is on its way a moment before the link knows its phone.
  telegram.tell(77, { text: 'thanks' });
  await telegram.said(3);
  expect(await check(uuid)).toEqual({ phone: IVAN, is_expired: false });
  expect(outboxOf(shop)).toEqual([]);
  await shop.send('post', '/api/v1/login/telegram', { phone: IVAN, code, uuid }).expect(200);
});

it('does not take the phone of somebody else', async () => {
  startOne();
  const uuid = await newLink();
  telegram.tell(77, { text: `/start ${uuid}` });
  await telegram.said(1);
  for (const owner of [78, undefined]) telegram.tell(77, contact(MARIA, owner));
  expect((await telegram.said(3)).text).toBe(
    'Please share your own phone number with the button below',
  );
  expect(await check(uuid)).toEqual({ phone: null, is_expired: false });
});

it('belongs to the chat that opened the link first', async () => {
  startOne();
  const uuid = await newLink();
  telegram.tell(77, { text: `/start ${uuid}` });
  await telegram.said(1);
  telegram.tell(78, { text: `/start ${uuid}` });
  expect(await telegram.said(2)).toMatchObject({
    chat_id: '78',
    text: expect.stringContaining('no longer valid'),
  });
  telegram.tell(78, contact(MARIA, 78));
  await telegram.said(3);
  expect(await check(uuid)).toEqual({ phone: null, is_expired: false });
});

it.each([
  [
    'a link that it does not know',
    { text: '/start 1b4e28ba-2fa1-41d2-883f-0016d3cca427' },
    'This link is no longer valid. Please choose Telegram on the website again',
  ],
  [
    'a phone that no link asked for',
    contact(IVAN, 77),
    'This link is no longer valid. Please choose Telegram on the website again',
  ],
  [
    'anything else',
    { text: 'hello' },
    'To log in, choose Telegram on the website of the restaurant',
  ],
  ['a picture', { photo: [] }, 'To log in, choose Telegram on the website of the restaurant'],
])('answers %s', async (_, message, text) => {
  startOne();
  telegram.tell(77, message);
  expect(await telegram.said(1)).toMatchObject({ chat_id: '77', text });
});

it('does not take a link that has grown old', async () => {
  startOne();
  const uuid = await newLink();
  clock.advance(600);
  telegram.tell(77, { text: `/start ${uuid}` });
  expect((await telegram.said(1)).text).toContain('no longer valid');
  expect(await check(uuid)).toEqual({ phone: null, is_expired: true });
});

it('speaks the customer’s language, and the shop’s where it does not know it', async () => {
  startOne();
  telegram.tell(77, { text: 'hi' }, 'ru-RU');
  expect((await telegram.said(1)).text).toBe('Чтобы войти, выберите Telegram на сайте ресторана');
  telegram.tell(77, { text: 'hi' }, 'de');
  expect((await telegram.said(2)).text).toContain('To log in');
});

it('says so when a phone is no good here, or asks for codes too often', async () => {
  startOne(1);
  const uuid = await newLink();
  telegram.tell(77, { text: `/start ${uuid}` });
  telegram.tell(77, contact('1202555', 77));
  expect((await telegram.said(2)).text).toBe('The number is too short, digits missing: 1');
  telegram.tell(77, contact(IVAN, 77));
  await telegram.said(3);
  telegram.tell(77, { text: `/start ${await newLink()}` });
  telegram.tell(77, contact(IVAN, 77));
  expect((await telegram.said(5)).text).toBe('Too many requests. Please try again in 60 s');
});

it('overlooks groups and what it cannot read, and goes on', async () => {
  startOne();
  telegram.tellRaw({ message: { chat: { id: -5, type: 'group' }, text: '/start x' } });
  telegram.tellRaw({ message: 'nonsense' });
  telegram.tellRaw({ poll: {} });
  telegram.tell(77, { text: 'hello' });
  expect(await telegram.said(1)).toMatchObject({ chat_id: '77' });
});

it('goes on after Telegram was away', async () => {
  telegram.isBroken = true;
  startOne();
  await shop.send('get', '/api/v1/link/telegram').expect(503);
  telegram.isBroken = false;
  telegram.tell(77, { text: 'hello' });
  expect(await telegram.said(1)).toMatchObject({ chat_id: '77' });
  await newLink();
});

it('listens in one process at a time, and another goes on when that one stops', async () => {
  startOne();
  startOne();
  await telegram.isHeard();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(telegram.waiting).toBe(1);
  await Promise.all(bots.splice(0, 1).map((bot) => bot.stop()));
  telegram.tell(77, { text: 'hello' });
  expect(await telegram.said(1)).toMatchObject({ chat_id: '77' });
});
