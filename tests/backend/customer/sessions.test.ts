import { randomUUID } from 'node:crypto';
import { clearOldRows } from '../../../backend/cli/clear-old-rows';
import { saveClosedAttempt } from '../../../backend/order/attempt-store';
import { instant } from '../../../src/domain/time/instant';
import pino from 'pino';
import { FakeClock } from '../support/fake-clock';
import { IVAN, MARIA, askForCode, codeOf, confirm, logIn, signIn, wrong } from '../support/sign-in';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

const HOUR = 3_600;
const DAY = 24 * HOUR;

let clock: FakeClock;
let shop: TestShop;
beforeEach(async () => {
  clock = new FakeClock();
  shop = await openTestShop({ now: clock.now });
});
afterEach(() => shop.close());

interface Listed {
  readonly id: string;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly device: string | null;
  readonly is_current: boolean;
}

const user = (token: string) => shop.send('get', '/api/v1/user', undefined, token);

const sessionsOf = async (token: string): Promise<readonly Listed[]> => {
  const { body } = await shop.send('get', '/api/v1/user/sessions', undefined, token).expect(200);
  // The contract's check has looked at the shape.
  return body as readonly Listed[];
};

const end = (id: string, token: string) =>
  shop.send('delete', `/api/v1/user/sessions/${id}`, undefined, token);

const rows = () => shop.storage.shop.selectFrom('sessions').selectAll().execute();

/** Logs in from a browser that names itself so. */
const signInFrom = async (userAgent: string, phone = IVAN): Promise<string> => {
  await askForCode(shop, phone).expect(200);
  const { body } = await logIn(shop, phone).set('User-Agent', userAgent).expect(200);
  return (body as { token: string }).token;
};

describe('a stolen token', () => {
  it('does not work after 90 days unused', async () => {
    const token = await signIn(shop, IVAN);
    clock.advance(90 * DAY - 1);
    await user(token).expect(200);
    clock.advance(90 * DAY);
    await user(token).expect(401);
    await shop.send('get', '/api/v1/user/sessions', undefined, token).expect(401);
  });

  it('does not work after a year, however often it is used', async () => {
    const token = await signIn(shop, IVAN);
    for (let days = 0; days < 360; days += 60) {
      clock.advance(60 * DAY);
      await user(token).expect(200);
    }
    clock.advance(5 * DAY);
    await user(token).expect(401);
  });

  it('lives as long as the operator has set', async () => {
    await shop.close();
    shop = await openTestShop({ now: clock.now, sessionIdleDays: 1, sessionDays: 2 });
    const idle = await signIn(shop, IVAN);
    const used = await signIn(shop, MARIA);
    clock.advance(20 * HOUR);
    await user(used).expect(200);
    clock.advance(10 * HOUR);
    await user(idle).expect(401);
    await user(used).expect(200);
    clock.advance(18 * HOUR);
    await user(used).expect(401);
  });
});

it('writes down at most once an hour that a session is used', async () => {
  const token = await signIn(shop, IVAN);
  const begun = clock.now().getTime();
  clock.advance(HOUR - 1);
  await user(token).expect(200);
  expect((await rows())[0]?.last_used_at).toBe(begun);
  clock.advance(1);
  await Promise.all([user(token).expect(200), user(token).expect(200)]);
  expect((await rows())[0]?.last_used_at).toBe(begun + HOUR * 1000);
});

it('ends the session that was unused longest with the 21st login, and nobody else’s', async () => {
  const maria = await signIn(shop, MARIA);
  const tokens: string[] = [];
  for (let logins = 0; logins < 20; logins += 1) {
    tokens.push(await signIn(shop, IVAN));
    clock.advance(60);
  }
  clock.advance(HOUR);
  const [first = '', second = ''] = tokens;
  await user(first).expect(200);
  const last = await signIn(shop, IVAN);
  await user(second).expect(401);
  for (const token of [first, ...tokens.slice(2), last, maria]) await user(token).expect(200);
  expect(await sessionsOf(first)).toHaveLength(20);
});

describe('the list of sessions', () => {
  const FIREFOX =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('shows a customer their own, the current one first, with the device of each', async () => {
    const desk = await signInFrom(FIREFOX);
    clock.advance(2 * HOUR);
    const unknown = await signInFrom('curl/8.0 <script>');
    await signIn(shop, MARIA);
    expect(await sessionsOf(desk)).toEqual([
      {
        id: expect.any(String),
        created_at: '2026-11-27T10:00:00.000Z',
        last_used_at: '2026-11-27T12:00:00.000Z',
        device: 'Firefox, Windows',
        is_current: true,
      },
      {
        id: expect.any(String),
        created_at: '2026-11-27T12:00:00.000Z',
        last_used_at: '2026-11-27T12:00:00.000Z',
        device: null,
        is_current: false,
      },
    ]);
    expect((await sessionsOf(unknown)).map(({ device }) => device)).toEqual([
      null,
      'Firefox, Windows',
    ]);
  });

  it('is only for who is signed in, and kept by no cache', async () => {
    await shop.send('get', '/api/v1/user/sessions').expect(401);
    const token = await signIn(shop, IVAN);
    const { headers } = await shop.send('get', '/api/v1/user/sessions', undefined, token);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('names a session by nothing that leads to its token or to what is stored', async () => {
    const token = await signIn(shop, IVAN);
    const [session] = await sessionsOf(token);
    const [row] = await rows();
    const id = session?.id ?? '';
    expect(id.length).toBeGreaterThanOrEqual(16);
    expect(token).not.toContain(id);
    expect(Buffer.from(row?.token_hash ?? '', 'hex').toString('base64url')).not.toContain(id);
    await user(id).expect(401);
  });

  it('lets a customer end another session of theirs, which then opens nothing', async () => {
    const desk = await signIn(shop, IVAN);
    const phone = await signIn(shop, IVAN);
    const other = (await sessionsOf(desk)).find((session) => !session.is_current);
    const { headers, body } = await end(other?.id ?? '', desk).expect(200);
    expect([headers['session-ended'], body]).toEqual([undefined, {}]);
    await user(phone).expect(401);
    await user(desk).expect(200);
    await end(other?.id ?? '', desk).expect(404);
  });

  it('says so when a customer ends the current one', async () => {
    const token = await signIn(shop, IVAN);
    const [current] = await sessionsOf(token);
    const { headers } = await end(current?.id ?? '', token).expect(200);
    expect(headers['session-ended']).toBe('current');
    await user(token).expect(401);
  });

  it('ends nothing of somebody else’s by an id that was seen or guessed', async () => {
    const ivan = await signIn(shop, IVAN);
    const maria = await signIn(shop, MARIA);
    const [hers] = await sessionsOf(maria);
    const [row] = await rows();
    for (const id of [hers?.id ?? '', 'nope', row?.token_hash ?? '', '%00', 'a'.repeat(500)])
      await end(id, ivan).expect(404);
    await end(hers?.id ?? '', 'a-made-up-token').expect(401);
    await user(maria).expect(200);
    await user(ivan).expect(200);
  });
});

describe('whoever has stolen a token', () => {
  const leave = (token: string) => shop.send('delete', '/api/v1/user', undefined, token);
  const copy = (token: string) => shop.send('get', '/api/v1/user/export', undefined, token);
  const prove = (code: unknown, token: string) =>
    shop.send('post', '/api/v1/user/confirm', { code }, token);

  const refusesBoth = async (token: string): Promise<void> => {
    for (const call of [leave(token), copy(token)]) {
      const { body } = await call.expect(403);
      expect(body).toMatchObject({
        code: 'code.needed',
        message: 'Please confirm this with a code sent to your phone',
      });
      expect(JSON.stringify(body)).not.toContain(IVAN);
    }
  };

  it('neither deletes the account nor reads its data without a fresh code, and nothing is lost', async () => {
    const token = await signIn(shop, IVAN);
    await shop.send('patch', '/api/v1/user', { firstName: 'Ivan' }, token).expect(200);
    await refusesBoth(token);
    expect((await user(token).expect(200)).body).toMatchObject({ firstName: 'Ivan' });
  });

  it('needs the code of that very phone, and each code counts once', async () => {
    const token = await signIn(shop, IVAN);
    await askForCode(shop, MARIA).expect(200);
    await askForCode(shop, IVAN).expect(200);
    const code = codeOf(shop, IVAN);
    for (const other of [wrong(code), '', '12345', codeOf(shop, MARIA)].filter((x) => x !== code))
      expect((await prove(other, token).expect(422)).body).toMatchObject({ code: 'code.wrong' });
    for (const odd of [undefined, null, 4271, ['4271']]) await prove(odd, token).expect(422);
    await refusesBoth(token);
    const answers = await Promise.all([prove(code, token), prove(code, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ expires_in: 600 });
    await copy(token).expect(200);
    await leave(token).expect(200);
  });

  it('does not profit from a code that its owner has entered in another session', async () => {
    const stolen = await signIn(shop, IVAN);
    const own = await signIn(shop, IVAN);
    await confirm(shop, IVAN, own);
    await refusesBoth(stolen);
    await copy(own).expect(200);
  });

  it('has ten minutes at most after a code', async () => {
    const token = await signIn(shop, IVAN);
    await confirm(shop, IVAN, token);
    clock.advance(599);
    await copy(token).expect(200);
    clock.advance(1);
    await refusesBoth(token);
  });

  it('cannot guess: five tries, then a new code', async () => {
    const token = await signIn(shop, IVAN);
    await askForCode(shop, IVAN).expect(200);
    const code = codeOf(shop, IVAN);
    for (let tries = 0; tries < 5; tries += 1) await prove(wrong(code), token).expect(422);
    expect((await prove(code, token).expect(429)).body).toMatchObject({ code: 'code.too_many' });
    await refusesBoth(token);
  });

  it('confirms nothing without a session, or by one that has ended', async () => {
    const token = await signIn(shop, IVAN);
    await askForCode(shop, IVAN).expect(200);
    await shop.send('post', '/api/v1/logout', {}, token).expect(200);
    await prove(codeOf(shop, IVAN), token).expect(401);
    await shop.send('post', '/api/v1/user/confirm', { code: codeOf(shop, IVAN) }).expect(401);
  });

  it('is told of an order on its way before any code is asked for', async () => {
    const token = await signIn(shop, IVAN);
    const { id } = await shop.storage.shop
      .selectFrom('customers')
      .select('id')
      .executeTakeFirstOrThrow();
    const { storedOrder } = await import('../support/stored-order');
    await shop.storage.shop
      .insertInto('orders')
      .values(storedOrder({ customer_id: id, status: 'new' }))
      .execute();
    expect((await leave(token).expect(409)).body).toMatchObject({ code: 'user.active_orders' });
  });
});

it('clears sessions that have ended, and attempts to order of more than 30 days ago', async () => {
  const { storage, settings } = shop;
  const attemptAt = async (): Promise<string> => {
    const key = randomUUID();
    await saveClosedAttempt(storage.shop, key, instant(clock.now().getTime()));
    return key;
  };
  await signIn(shop, IVAN);
  await attemptAt();
  clock.advance(60 * DAY);
  const kept = await signIn(shop, MARIA);
  const young = await attemptAt();
  clock.advance(30 * DAY - 1);
  await clearOldRows({ storage, settings, log: pino({ level: 'silent' }), now: clock.now });
  expect(await rows()).toHaveLength(2);
  clock.advance(1);
  await user(kept).expect(200);
  const last = await attemptAt();
  await clearOldRows({ storage, settings, log: pino({ level: 'silent' }), now: clock.now });
  expect(await rows()).toHaveLength(1);
  await user(kept).expect(200);
  const attempts = await storage.shop.selectFrom('order_attempts').select('key').execute();
  expect(attempts.map(({ key }) => key)).toEqual([last]);
  expect(young).not.toBe(last);
});
