import request from 'supertest';
import { FakeClock } from '../support/fake-clock';
import { IVAN, MARIA, askForCode, codeOf, logIn, outboxOf } from '../support/sign-in';
import type { TestShop, TestShopOptions } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

const AS_DOCUMENTED = { codesPerMinute: 1, codesPerHour: 5, codesPerVisitorHour: 120 };

let clock: FakeClock;
let shop: TestShop;
const open = async (options: TestShopOptions = AS_DOCUMENTED): Promise<void> => {
  clock = new FakeClock();
  shop = await openTestShop({ now: clock.now, ...options });
};
afterEach(() => shop.close());

const from = (address: string, phone: string, app = shop.app) =>
  request(app)
    .get(`/api/v1/sms-code?phone=${phone}`)
    .set({ Client: 'web', 'X-Forwarded-For': address });

const phone = (number: number): string => `35988${String(1_000_000 + number)}`;

it('sends one code a minute to a phone, in any minute, and says when to come back', async () => {
  await open();
  await askForCode(shop, IVAN).expect(200);
  clock.advance(59);
  const { body, headers } = await askForCode(shop, IVAN).expect(429);
  expect(headers['retry-after']).toBe('1');
  expect(body).toMatchObject({ code: 'rate_limited', params: { seconds: 1 } });
  clock.advance(1);
  await askForCode(shop, IVAN).expect(200);
});

it('knows a phone however it is written, and by whichever messenger it wants the code', async () => {
  await open();
  await askForCode(shop, '0880001122').expect(200);
  await askForCode(shop, '00359880001122').expect(429);
  await shop.send('get', `/api/v1/otp/whatsapp?phone=${IVAN}`).expect(429);
  await askForCode(shop, MARIA).expect(200);
});

it('sends five codes an hour to a phone, in any hour', async () => {
  await open();
  for (let code = 0; code < 5; code += 1) {
    await askForCode(shop, IVAN).expect(200);
    clock.advance(600);
  }
  const { body, headers } = await askForCode(shop, IVAN).expect(429);
  expect(headers['retry-after']).toBe('600');
  expect(body).toMatchObject({ code: 'rate_limited', params: { seconds: 600 } });
  clock.advance(600);
  await askForCode(shop, IVAN).expect(200);
  await askForCode(shop, IVAN).expect(429);
});

it('lets the limits not be forgotten by a login', async () => {
  await open();
  await askForCode(shop, IVAN).expect(200);
  await logIn(shop, IVAN).expect(200);
  await askForCode(shop, IVAN).expect(429);
});

it('sends so many codes an hour for one network, over all processes', async () => {
  await open({ ...AS_DOCUMENTED, codesPerVisitorHour: 20 });
  const apps = [shop.app, shop.secondApp()];
  for (let code = 0; code < 20; code += 1)
    await from('203.0.113.1', phone(code), apps[code % 2]).expect(200);
  await from('203.0.113.1', phone(20)).expect(429);
  await from('203.0.113.2', phone(20)).expect(200);
});

it('does not count what it has not sent', async () => {
  await open({ codesPerMinute: 1, codesPerHour: 2, codesPerVisitorHour: 0 });
  await askForCode(shop, IVAN).expect(200);
  for (let tap = 0; tap < 5; tap += 1) await askForCode(shop, IVAN).expect(429);
  clock.advance(60);
  await askForCode(shop, IVAN).expect(200);
});

it('sends one code for taps that come at the same moment', async () => {
  await open();
  const apps = [shop.app, shop.secondApp()];
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, tap) => from('203.0.113.1', IVAN, apps[tap % 2])),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(outboxOf(shop)).toHaveLength(1);
  expect(codeOf(shop, IVAN)).toMatch(/^\d{4}$/);
});

it('has no limits where the operator sets them to 0', async () => {
  await open({ codesPerMinute: 0, codesPerHour: 0, codesPerVisitorHour: 0 });
  for (let code = 0; code < 8; code += 1) await askForCode(shop, IVAN).expect(200);
});

it('forgets who asked for a code after an hour', async () => {
  await open();
  await askForCode(shop, IVAN).expect(200);
  clock.advance(3_600);
  await askForCode(shop, MARIA).expect(200);
  const rows = await shop.storage.shop.selectFrom('code_sendings').select('phone').execute();
  expect(rows).toEqual([{ phone: MARIA }]);
});
