import pino from 'pino';
import { removeMember } from '../../../backend/staff/staff-member';
import { clearOldRows } from '../../../backend/cli/clear-old-rows';
import type { FakeClock } from '../support/fake-clock';
import { inOrderShop } from '../support/order-shop';
import { boardCall, clearStaff, hire, linkKeyOf, staffWith } from '../support/staff';
import type { TestShop } from '../support/test-shop';

let shop: TestShop;
let clock: FakeClock;
inOrderShop((given) => ({ shop, clock } = given));
afterEach(() => clearStaff(shop));

const signIn = (body: unknown) => shop.send('post', '/api/v1/staff/session', body);
const who = (token: string) => shop.send('get', '/api/v1/staff/session', undefined, token);

describe('a link', () => {
  it('signs in once', async () => {
    const { member } = await hire(shop, 'Elena', { role: 'manager' });
    const key = await linkKeyOf(shop, member);
    const { body } = await signIn({ key }).expect(200);
    expect(body).toMatchObject({
      member: { name: 'Elena', role: 'manager', city: { id: 1, name: expect.any(String) } },
    });
    await signIn({ key }).expect(422);
    expect((await who((body as { token: string }).token)).status).toBe(200);
  });

  it('signs one in where two follow it at once', async () => {
    const { member } = await hire(shop, 'Elena');
    const key = await linkKeyOf(shop, member);
    const answers = await Promise.all([signIn({ key }), signIn({ key })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('opens nothing after 15 minutes, nor once there is another', async () => {
    const { member } = await hire(shop, 'Elena');
    const [old, late] = [await linkKeyOf(shop, member), await linkKeyOf(shop, member)];
    await signIn({ key: old }).expect(422);
    clock.advance(15 * 60);
    await signIn({ key: late }).expect(422);
  });
});

describe('name and PIN', () => {
  it('sign in however the name is written', async () => {
    const { pin } = await hire(shop, 'Élena  Петрова');
    await signIn({ name: ' éLENA петрова ', pin }).expect(200);
  });

  it.each([
    ['a wrong PIN', (pin: string) => ({ name: 'Elena', pin: pin === '000000' ? '1' : '000000' })],
    ['an unknown name', (pin: string) => ({ name: 'Ivan', pin })],
    ['no name', (pin: string) => ({ pin })],
    ['nothing', () => ({})],
    ['odd names', (pin: string) => ({ name: "' or 1=1 --", pin })],
  ])('are refused alike for %s', async (_what, body) => {
    const { pin } = await hire(shop, 'Elena');
    const answer = await signIn(body(pin)).expect(422);
    expect(answer.body).toMatchObject({
      code: 'staff.pin_wrong',
      errors: { pin: [expect.any(String)] },
    });
  });

  it('are counted for the name from whatever network: then even the right PIN waits, and a link does not', async () => {
    const { member, pin } = await hire(shop, 'Elena');
    const guess = (address: string, guessed: string) =>
      signIn({ name: 'Elena', pin: guessed }).set('X-Forwarded-For', address);
    for (const last of [1, 2, 3, 4, 5]) await guess(`192.0.2.${String(last)}`, 'x').expect(422);
    const { headers } = await guess('192.0.2.6', pin).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await signIn({ key: await linkKeyOf(shop, member) }).expect(200);
  });

  it('are counted for a day', async () => {
    const { pin } = await hire(shop, 'Elena');
    for (let round = 0; round < 4; round += 1) {
      for (let guess = 0; guess < 5; guess += 1)
        await signIn({ name: 'Elena', pin: 'x' })
          .set('X-Forwarded-For', `198.51.${String(round)}.${String(guess)}`)
          .expect(422);
      clock.advance(10 * 60);
    }
    await signIn({ name: 'Elena', pin }).expect(429);
  });

  it('are counted for a network over many names', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      await signIn({ name: `Name ${String(guess)}`, pin: '123456' }).expect(422);
    await signIn({ name: 'Name 11', pin: '123456' }).expect(429);
  });

  it('are not counted where they are right', async () => {
    const { pin } = await hire(shop, 'Elena');
    for (let visit = 0; visit < 12; visit += 1) await signIn({ name: 'Elena', pin }).expect(200);
  });
});

describe('a session', () => {
  it('ends when its member is removed, whose name is free again', async () => {
    const { member, token } = await staffWith(shop, 'Elena');
    const key = await linkKeyOf(shop, member);
    await removeMember(shop.storage, member.id);
    expect((await who(token)).status).toBe(401);
    await signIn({ key }).expect(422);
    await hire(shop, 'elena');
  });

  it('ends after 14 days without use, and its row goes', async () => {
    const { token } = await staffWith(shop, 'Elena');
    clock.advance(14 * 86_400);
    expect((await who(token)).status).toBe(401);
    const { storage, settings } = shop;
    await clearOldRows({ storage, settings, log: pino({ level: 'silent' }), now: clock.now });
    expect(await shop.storage.shop.selectFrom('staff_sessions').select('device').execute()).toEqual(
      [],
    );
  });

  it('is listed and ended by a manager of the city', async () => {
    const elena = await staffWith(shop, 'Elena', { role: 'manager' });
    const ivan = await staffWith(shop, 'Ivan');
    await staffWith(shop, 'Far away', { city: 2 });
    const list = () => shop.send('get', '/api/v1/staff/sessions', undefined, elena.token);
    const { body } = await list().expect(200);
    const sessions = body as { id: string; name: string; is_current: boolean }[];
    expect(sessions.map(({ name }) => name).sort()).toEqual(['Elena', 'Ivan']);
    const { id } = sessions.find(({ is_current }) => !is_current) ?? { id: '' };
    await shop.send('delete', `/api/v1/staff/sessions/${id}`, undefined, elena.token).expect(200);
    expect((await who(ivan.token)).status).toBe(401);
    await shop.send('delete', `/api/v1/staff/sessions/${id}`, undefined, elena.token).expect(404);
  });
});

describe('the board in a browser', () => {
  const signInThere = async () => {
    const { member } = await hire(shop, 'Elena');
    const key = await linkKeyOf(shop, member);
    return boardCall(shop, 'post', '/session').send({ key });
  };

  it('has its token in a cookie that no script can read', async () => {
    const answer = await signInThere();
    expect(answer.body).toEqual({ member: expect.objectContaining({ name: 'Elena' }) });
    const [cookie = ''] = answer.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(
      /^staff_session=[\w-]{43}; Path=\/board; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    const [pair = ''] = cookie.split(';');
    await boardCall(shop, 'get', '/session', { cookie: pair }).expect(200);
    const signedOut = await boardCall(shop, 'delete', '/session', { cookie: pair }).expect(200);
    expect(signedOut.get('Set-Cookie')?.[0]).toContain('Max-Age=0');
    await boardCall(shop, 'get', '/session', { cookie: pair }).expect(401);
  });

  it('takes none of two cookies: one of them was planted', async () => {
    const [cookie = ''] = (await signInThere()).get('Set-Cookie') ?? [];
    const planted = `staff_session=${'x'.repeat(43)}; ${cookie.split(';')[0] ?? ''}`;
    await boardCall(shop, 'get', '/session', { cookie: planted }).expect(401);
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['another origin', { Origin: 'https://evil.example' }],
    ['no origin at all', { Origin: 'null' }],
  ])('changes nothing for a page of %s', async (_who, headers) => {
    const [cookie = ''] = (await signInThere()).get('Set-Cookie') ?? [];
    const [pair = ''] = cookie.split(';');
    await boardCall(shop, 'delete', '/session', { cookie: pair, headers }).expect(403);
    await boardCall(shop, 'get', '/session', { cookie: pair }).expect(200);
  });

  it.each(['/session/', '/SESSION', '/%73ession', '/./session', '//session'])(
    'never gives the token out by %s',
    async (path) => {
      const { member } = await hire(shop, 'Elena');
      const answer = await boardCall(shop, 'post', path).send({
        key: await linkKeyOf(shop, member),
      });
      expect(JSON.stringify(answer.body)).not.toContain('"token"');
    },
  );
});
