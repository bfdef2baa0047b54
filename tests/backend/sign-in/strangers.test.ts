import pino from 'pino';
import request from 'supertest';
import { clearOldRows } from '../../../backend/cli/clear-old-rows';
import { provoked } from '../support/check-contract';
import { FakeClock } from '../support/fake-clock';
import { IVAN, MARIA, codeOf, confirm, outboxOf, wrong } from '../support/sign-in';
import type { TestShop, TestShopOptions } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

const OWNER = '203.0.113.1';
const STRANGER = '198.51.100.7';

let clock: FakeClock;
let shop: TestShop;
const open = async (options: TestShopOptions = {}): Promise<void> => {
  clock = new FakeClock();
  shop = await openTestShop({
    now: clock.now,
    codesPerMinute: 1,
    codesPerHour: 5,
    codesPerVisitorHour: 120,
    guessesPerNetworkHour: 20,
    ...options,
  });
};
afterEach(() => shop.close());

const askFor = (phone: string, address: string) =>
  request(shop.app)
    .get(`/api/v1/sms-code?phone=${phone}`)
    .set({ Client: 'web', 'X-Forwarded-For': address });

const guess = (phone: string, code: string, address: string) =>
  request(shop.app)
    .post('/api/v1/login')
    .set({ Client: 'web', 'X-Forwarded-For': address })
    .send({ phone, code });

const logIn = async (phone: string, address: string): Promise<void> => {
  await askFor(phone, address).expect(200);
  await guess(phone, codeOf(shop, phone), address).expect(200);
};

describe('a stranger who guesses at the code of a phone', () => {
  it('does not keep its owner out', async () => {
    await open();
    await askFor(IVAN, OWNER).expect(200);
    const code = codeOf(shop, IVAN);
    for (let tried = 0; tried < 5; tried += 1) await guess(IVAN, wrong(code), STRANGER).expect(422);
    await guess(IVAN, wrong(code), STRANGER).expect(429);
    await guess(IVAN, code, OWNER).expect(200);
  });

  it('gets five looks at it in all, from however many networks', async () => {
    await open();
    await askFor(IVAN, OWNER).expect(200);
    const code = codeOf(shop, IVAN);
    for (let tried = 0; tried < 5; tried += 1)
      await guess(IVAN, wrong(code), `198.51.100.${String(tried)}`).expect(422);
    const { body } = await guess(IVAN, code, '198.51.100.99').expect(429);
    expect(body).toMatchObject({ code: 'code.too_many', params: { seconds: expect.any(Number) } });
  });

  it('gets no more of them by guessing at the same moment', async () => {
    await open();
    await askFor(IVAN, OWNER).expect(200);
    const code = codeOf(shop, IVAN);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => guess(IVAN, wrong(code), STRANGER)),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  it('is stopped after twenty wrong codes in an hour, whichever phones they were for', async () => {
    await open();
    for (let number = 0; number < 20; number += 1) {
      const phone = `35988${String(1_000_000 + number)}`;
      await askFor(phone, STRANGER).expect(200);
      await guess(phone, wrong(codeOf(shop, phone)), STRANGER).expect(422);
    }
    await askFor(IVAN, STRANGER).expect(200);
    const code = codeOf(shop, IVAN);
    const { body, headers } = await guess(IVAN, code, STRANGER).expect(429);
    expect(body).toMatchObject({ code: 'rate_limited' });
    expect(headers['retry-after']).toBe(String(body.params.seconds));
    await guess(IVAN, code, OWNER).expect(200);
  });

  it('does not stop whoever has logged in from the same network before', async () => {
    await open({ guessesPerNetworkHour: 2 });
    await logIn(IVAN, OWNER);
    await askFor(MARIA, OWNER).expect(200);
    const code = codeOf(shop, MARIA);
    for (let tried = 0; tried < 2; tried += 1) await guess(MARIA, wrong(code), OWNER).expect(422);
    await guess(MARIA, code, OWNER).expect(429);
    clock.advance(60);
    await logIn(IVAN, OWNER);
  });
});

describe('a stranger who asks for codes of a phone', () => {
  it('does not make the code that its owner has asked for worthless', async () => {
    await open({ codesPerMinute: 0 });
    await askFor(IVAN, OWNER).expect(200);
    const code = codeOf(shop, IVAN);
    await askFor(IVAN, STRANGER).expect(200);
    await guess(IVAN, code, OWNER).expect(200);
  });

  it('cannot go on with the code of their own once the owner is in', async () => {
    await open({ codesPerMinute: 0 });
    await askFor(IVAN, STRANGER).expect(200);
    const code = codeOf(shop, IVAN);
    await logIn(IVAN, OWNER);
    await guess(IVAN, code, STRANGER).expect(422);
  });

  it('does not keep a phone from logging in where it has logged in before', async () => {
    await open();
    await logIn(IVAN, OWNER);
    clock.advance(3_600);
    for (let asked = 0; asked < 5; asked += 1) {
      await askFor(IVAN, STRANGER).expect(200);
      clock.advance(60);
    }
    await askFor(IVAN, STRANGER).expect(429);
    await logIn(IVAN, OWNER);
  });

  it('has sent no more than twice five to a phone in an hour, from however many networks', async () => {
    await open({ codesPerMinute: 0 });
    await logIn(IVAN, OWNER);
    clock.advance(3_600);
    const before = outboxOf(shop).length;
    for (let asked = 0; asked < 8; asked += 1) {
      await askFor(IVAN, `198.51.100.${String(asked)}`);
      await askFor(IVAN, OWNER);
    }
    expect(outboxOf(shop).length - before).toBe(10);
  });
});

it('forgets the networks of a phone with its account, and holds no address of them', async () => {
  await open();
  await askFor(IVAN, OWNER).expect(200);
  const { body } = await guess(IVAN, codeOf(shop, IVAN), OWNER).expect(200);
  const rows = () => shop.storage.shop.selectFrom('known_networks').selectAll().execute();
  expect(await rows()).toHaveLength(1);
  expect(JSON.stringify(await rows())).not.toContain(OWNER);
  clock.advance(61);
  await confirm(shop, IVAN, body.token);
  await shop.send('delete', '/api/v1/user', undefined, body.token).expect(200);
  expect(await rows()).toEqual([]);
});

it('counts wrong tries at the fixed code of a shop that sends none', async () => {
  await open({ smsOn: false, fixedLoginCode: '4711', guessesPerNetworkHour: 3 });
  for (let tried = 0; tried < 3; tried += 1) await guess(IVAN, '0000', STRANGER).expect(422);
  await guess(IVAN, '4711', STRANGER).expect(429);
  await guess(IVAN, '4711', OWNER).expect(200);
});

it('opens no session and uses no code up where the network cannot be remembered', async () => {
  await open();
  await logIn(IVAN, OWNER);
  const { shop: db } = shop.storage;
  const sessions = () => db.selectFrom('sessions').selectAll().execute();
  // One network of a phone is there: another one is refused by the database.
  await db.schema.createIndex('one').unique().on('known_networks').column('phone').execute();
  await askFor(IVAN, STRANGER).expect(200);
  const code = codeOf(shop, IVAN);
  await provoked(guess(IVAN, code, STRANGER)).expect(500);
  expect(await sessions()).toHaveLength(1);
  await db.schema.dropIndex('one').execute();
  await guess(IVAN, code, STRANGER).expect(200);
});

it('clears networks that no phone has logged in from for 90 days', async () => {
  await open();
  await logIn(IVAN, OWNER);
  clock.advance(86_400);
  await logIn(MARIA, OWNER);
  clock.advance(89 * 86_400);
  const { storage, settings } = shop;
  await clearOldRows({ storage, settings, log: pino({ level: 'silent' }), now: clock.now });
  const rows = await shop.storage.shop.selectFrom('known_networks').select('phone').execute();
  expect(rows).toEqual([{ phone: MARIA }]);
});
