import request from 'supertest';
import { FakeClock } from '../../support/fake-clock';
import {
  IVAN,
  MARIA,
  askForCode,
  codeOf,
  logIn,
  logInAt,
  outboxOf,
  signIn,
  wrong,
} from '../../support/sign-in';
import type { TestShop } from '../../support/test-shop';
import { openTestShop } from '../../support/test-shop';

let clock: FakeClock;
let shop: TestShop;
beforeEach(async () => {
  clock = new FakeClock();
  shop = await openTestShop({ now: clock.now });
});
afterEach(() => shop.close());

const customers = () => shop.storage.shop.selectFrom('customers').selectAll().execute();
const guess = (code: string, phone = IVAN) => shop.send('post', '/api/v1/login', { phone, code });

describe('asking for a code', () => {
  it('sends four digits to the phone, however it was written', async () => {
    for (const written of ['0880001122', '%2B359 88 000 11 22', '00359(0)880001122'])
      await askForCode(shop, written).expect(200);
    expect(outboxOf(shop).map(({ phone }) => phone)).toEqual([IVAN, IVAN, IVAN]);
    const [message] = outboxOf(shop);
    expect(message?.code).toMatch(/^\d{4}$/);
    expect(message).toMatchObject({
      channel: 'sms',
      text: `${String(message?.code)} is your confirmation code. It is valid for 5 minutes. Do not share it with anyone.`,
    });
  });

  it('is answered the same for a phone with an account and for one without', async () => {
    await signIn(shop, IVAN);
    const known = await askForCode(shop, IVAN).expect(200);
    const unknown = await askForCode(shop, MARIA).expect(200);
    expect(known.body).toEqual({ expires_in: 300, resend_in: 60, length: 4 });
    expect(unknown.body).toEqual(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  });

  it('is never kept by a cache', async () => {
    const { headers } = await askForCode(shop, IVAN).expect(200);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('needs a client that names itself, so that no link and no prefetch sends a code', async () => {
    for (const path of ['/sms-code', '/otp/whatsapp', '/link/telegram']) {
      const { body } = await request(shop.app).get(`/api/v1${path}?phone=${IVAN}`).expect(403);
      expect(body).toMatchObject({ code: 'client_required' });
    }
    expect(outboxOf(shop)).toEqual([]);
  });

  it('goes by WhatsApp too, and by no messenger that the shop does not have', async () => {
    await shop.send('get', `/api/v1/otp/whatsapp?phone=${IVAN}`).expect(200);
    expect(outboxOf(shop)).toMatchObject([{ channel: 'whatsapp', phone: IVAN }]);
    await shop.send('get', `/api/v1/otp/pigeon?phone=${IVAN}`).expect(404);
    await shop
      .send('post', '/api/v1/login/whatsapp', { phone: IVAN, code: codeOf(shop, IVAN) })
      .expect(200);
    await shop.send('post', '/api/v1/login/pigeon', { phone: IVAN, code: '0000' }).expect(404);
  });

  it.each([
    ['088000112', 'phone.incomplete', 'The number is too short, digits missing: 1'],
    ['08800011223', 'phone.too_long', 'The number is too long, digits too many: 1'],
    ['', 'phone.empty', 'Required field'],
    ['hello', 'phone.empty', 'Required field'],
  ])('says what is wrong with the number "%s"', async (phone, code, text) => {
    const { body } = await askForCode(shop, phone).expect(422);
    expect(body).toMatchObject({ code, errors: { phone: [text] } });
  });

  it('leaves neither phone nor code in the log', async () => {
    await signIn(shop, IVAN);
    await guess('12').expect(422);
    const log = JSON.stringify(shop.logLines);
    expect(log).not.toContain(IVAN);
    expect(log).not.toContain(`"${codeOf(shop, IVAN)}"`);
  });

  it('keeps of a code only what cannot be read', async () => {
    await askForCode(shop, IVAN);
    await askForCode(shop, MARIA);
    const rows = await shop.storage.shop.selectFrom('sign_in_codes').selectAll().execute();
    expect(new Set(rows.map(({ salt }) => salt)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(`"${codeOf(shop, IVAN)}"`);
    expect(rows.every(({ code_hash }) => code_hash.length === 43)).toBe(true);
  });
});

describe('logging in', () => {
  it('opens an account for a new phone, and the same one ever after', async () => {
    await askForCode(shop, IVAN);
    const first = await logIn(shop, IVAN).expect(200);
    expect(first.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        phone: IVAN,
        firstName: '',
        email: '',
        birthday: null,
        addresses: [],
        messages: 'all',
        referral_id: expect.stringMatching(/^[\w-]{12}$/),
      },
    });
    expect(first.headers['cache-control']).toBe('no-store');
    await signIn(shop, IVAN);
    expect(await customers()).toHaveLength(1);
  });

  it('takes a code once', async () => {
    await signIn(shop, IVAN);
    const { body } = await guess(codeOf(shop, IVAN)).expect(422);
    expect(body).toMatchObject({
      code: 'code.expired',
      errors: { code: ['This code is no longer valid. Please ask for a new one'] },
    });
  });

  it('takes a code for five minutes', async () => {
    await askForCode(shop, IVAN);
    clock.advance(299);
    await guess(codeOf(shop, IVAN)).expect(200);
    await askForCode(shop, IVAN);
    clock.advance(300);
    const { body } = await guess(codeOf(shop, IVAN)).expect(422);
    expect(body).toMatchObject({ code: 'code.expired' });
  });

  it('takes only the newest code', async () => {
    await askForCode(shop, IVAN);
    const older = codeOf(shop, IVAN);
    do await askForCode(shop, IVAN);
    while (codeOf(shop, IVAN) === older);
    await guess(older).expect(422);
    await guess(codeOf(shop, IVAN)).expect(200);
  });

  it('does not take one phone’s code for another phone', async () => {
    await askForCode(shop, IVAN);
    do await askForCode(shop, MARIA);
    while (codeOf(shop, MARIA) === codeOf(shop, IVAN));
    const { body } = await guess(codeOf(shop, MARIA)).expect(422);
    expect(body).toMatchObject({
      code: 'code.wrong',
      errors: { code: ['This code is not right'] },
    });
  });

  it('takes the fifth try, and after five wrong ones asks for a new code', async () => {
    await askForCode(shop, IVAN);
    for (let tries = 0; tries < 4; tries += 1) await guess(wrong(codeOf(shop, IVAN))).expect(422);
    await guess(codeOf(shop, IVAN)).expect(200);

    await askForCode(shop, IVAN);
    for (let tries = 0; tries < 5; tries += 1) await guess(wrong(codeOf(shop, IVAN))).expect(422);
    clock.advance(20);
    const { body, headers } = await guess(codeOf(shop, IVAN)).expect(429);
    expect(body).toMatchObject({ code: 'code.too_many' });
    expect(headers['retry-after']).toBe('40');
    await askForCode(shop, IVAN);
    await guess(codeOf(shop, IVAN)).expect(200);
  });

  it('counts tries that come at the same moment, by several processes', async () => {
    await askForCode(shop, IVAN);
    const body = { phone: IVAN, code: wrong(codeOf(shop, IVAN)) };
    const apps = [shop.app, shop.secondApp()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, call) => logInAt(apps[call % 2] ?? shop.app, body)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('makes one customer and one session of logins that come at the same moment', async () => {
    await askForCode(shop, IVAN);
    const body = { phone: IVAN, code: codeOf(shop, IVAN) };
    const apps = [shop.app, shop.secondApp()];
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, call) => logInAt(apps[call % 2] ?? shop.app, body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    expect(await customers()).toHaveLength(1);
  });

  it('overlooks spaces in a code, and does not count what is none', async () => {
    await askForCode(shop, IVAN);
    for (const code of ['', '12', '12345', 'abcd', '１２']) {
      const { body } = await guess(code).expect(422);
      expect(body).toMatchObject({ code: 'code.wrong' });
    }
    await guess([...codeOf(shop, IVAN)].join(' ')).expect(200);
  });

  it.each([
    [{}, { phone: ['Required field'], code: ['Required field'] }],
    [
      { phone: 359880001122, code: 1234 },
      { phone: ['This value does not fit'], code: ['This value does not fit'] },
    ],
    [{ phone: IVAN, code: ['1', '2'] }, { code: ['This value does not fit'] }],
    [{ phone: `${IVAN}\0`, code: '1234' }, { phone: ['This value does not fit'] }],
    [{ phone: IVAN, code: '9'.repeat(5_000) }, { code: ['This value does not fit'] }],
    [{ phone: '12', code: '1234' }, { phone: ['The number is too short, digits missing: 7'] }],
    [[], { body: ['This value does not fit'] }],
  ])('refuses the body %j', async (body, errors) => {
    const answer = await shop.send('post', '/api/v1/login', body).expect(422);
    expect(answer.body).toMatchObject({ errors });
  });

  it('stops who tries one phone too often from one network, and nobody else', async () => {
    const strict = await openTestShop({ now: clock.now, loginsPerPhone10Minutes: 2 });
    const from = (address: string, phone = IVAN) =>
      request(strict.app)
        .post('/api/v1/login')
        .set({ Client: 'web', 'X-Forwarded-For': address })
        .send({ phone, code: '1234' });
    await from('203.0.113.1').expect(422);
    await from('203.0.113.1').expect(422);
    const { body } = await from('203.0.113.1').expect(429);
    expect(body).toMatchObject({ code: 'rate_limited', params: { seconds: expect.any(Number) } });
    await from('203.0.113.1', MARIA).expect(422);
    await from('203.0.113.2').expect(422);
    await strict.close();
  });

  it('stops a network that tries too often', async () => {
    const strict = await openTestShop({ now: clock.now, loginsPer10Minutes: 2 });
    const attempt = () => strict.send('post', '/api/v1/login', { phone: IVAN, code: '1234' });
    await attempt().expect(422);
    await attempt().expect(422);
    await attempt().expect(429);
    await strict.close();
  });
});

describe('while no codes are sent', () => {
  let demo: TestShop;
  beforeEach(async () => {
    demo = await openTestShop({ now: clock.now, smsOn: false, fixedLoginCode: 'open-sesame' });
  });
  afterEach(() => demo.close());

  const enter = (code: string, path = '/login') =>
    demo.send('post', `/api/v1${path}`, { phone: IVAN, code });

  it('takes the fixed code, as often as it comes, and no other', async () => {
    await enter('open-sesame').expect(200);
    await enter('open-sesame', '/login/whatsapp').expect(200);
    for (const code of ['open-sesam', 'open-sesame ', 'OPEN-SESAME', '']) {
      const { body } = await enter(code).expect(422);
      expect(body).toMatchObject({ code: 'code.wrong' });
    }
  });

  it('answers who asks for a code, and sends none', async () => {
    const { body } = await askForCode(demo, IVAN).expect(200);
    expect(body).toEqual({ expires_in: 300, resend_in: 60, length: 4 });
    expect(outboxOf(demo)).toEqual([]);
  });

  it('makes one customer of logins that come at the same moment', async () => {
    const apps = [demo.app, demo.secondApp()];
    const body = { phone: IVAN, code: 'open-sesame' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, call) => logInAt(apps[call % 2] ?? demo.app, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await demo.storage.shop.selectFrom('customers').selectAll().execute()).toHaveLength(1);
  });

  it('never takes an empty code where the operator has set none', async () => {
    const open = await openTestShop({ smsOn: false, fixedLoginCode: null });
    await open.send('post', '/api/v1/login', { phone: IVAN, code: '' }).expect(422);
    await open.close();
  });
});
