import request from 'supertest';
import { FakeClock } from '../../support/fake-clock';
import { IVAN, MARIA, askForCode, codeOf, outboxOf, wrong } from '../../support/sign-in';
import type { TestShop } from '../../support/test-shop';
import { openTestShop } from '../../support/test-shop';

let clock: FakeClock;
let shop: TestShop;
beforeEach(async () => {
  clock = new FakeClock();
  shop = await openTestShop({ now: clock.now });
});
afterEach(() => shop.close());

interface Link {
  readonly uuid: string;
  readonly link: string;
  readonly expired_at: string;
}

const newLink = async (): Promise<Link> =>
  // The first test looks at the shape.
  (await shop.send('get', '/api/v1/link/telegram').expect(200)).body as Link;

const check = async (uuid: string): Promise<unknown> =>
  (await shop.send('post', '/api/v1/check/telegram', { uuid }).expect(200)).body;

const fillIn = (path: string, phone: string) =>
  request(shop.app).post(path).type('form').send({ phone });

const logIn = (phone: string, uuid: string | undefined, code = codeOf(shop, phone)) =>
  shop.send('post', '/api/v1/login/telegram', { phone, code, uuid });

it('gives a link of its own to each visitor', async () => {
  const first = await newLink();
  expect(first).toEqual({
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    link: `/sandbox/telegram/${first.uuid}`,
    expired_at: '2026-11-27T10:10:00.000Z',
  });
  expect((await newLink()).uuid).not.toBe(first.uuid);
});

it('logs in by the phone that was told on the sandbox page', async () => {
  const { uuid, link } = await newLink();
  expect(await check(uuid)).toEqual({ phone: null, is_expired: false });
  const page = await request(shop.app).get(link).expect(200);
  expect(page.text).toContain('<h1>Telegram sandbox</h1>');
  expect(page.text).toContain('This is a test page and not Telegram. No message is sent.');
  const done = await fillIn(link, '0880 001 122').expect(200);
  expect(done.text).toContain('The code is in the outbox file of the shop.');
  expect(done.text).not.toContain('<form');
  expect(outboxOf(shop)).toMatchObject([{ channel: 'telegram', phone: IVAN }]);
  expect(await check(uuid)).toEqual({ phone: IVAN, is_expired: false });
  const { body } = await logIn(IVAN, uuid).expect(200);
  expect(body).toMatchObject({ user: { phone: IVAN } });
});

it('takes a link once', async () => {
  const { uuid, link } = await newLink();
  await fillIn(link, IVAN).expect(200);
  await logIn(IVAN, uuid).expect(200);
  expect(await check(uuid)).toEqual({ phone: null, is_expired: true });
  await askForCode(shop, IVAN);
  const { body } = await logIn(IVAN, uuid).expect(422);
  expect(body).toMatchObject({ code: 'code.expired', errors: { code: [expect.any(String)] } });
});

it('takes a link only with the phone that answered it, and only with its code', async () => {
  const { uuid, link } = await newLink();
  await fillIn(link, IVAN).expect(200);
  await askForCode(shop, MARIA);
  for (let tries = 0; tries < 6; tries += 1) await logIn(MARIA, uuid).expect(422);
  await logIn(MARIA, undefined).expect(422);
  await logIn(IVAN, 'another').expect(422);
  const { body } = await logIn(IVAN, uuid, wrong(codeOf(shop, IVAN))).expect(422);
  expect(body).toMatchObject({ code: 'code.wrong' });
  await logIn(IVAN, uuid).expect(200);
  // What came with the wrong link was no try at her code.
  await shop.send('post', '/api/v1/login', { phone: MARIA, code: codeOf(shop, MARIA) }).expect(200);
});

it('does not let a link be answered twice', async () => {
  const { uuid, link } = await newLink();
  await fillIn(link, IVAN).expect(200);
  await fillIn(link, MARIA).expect(404);
  expect(await check(uuid)).toEqual({ phone: IVAN, is_expired: false });
  expect(outboxOf(shop)).toHaveLength(1);
});

it('lets a link grow old after ten minutes', async () => {
  const { uuid, link } = await newLink();
  await fillIn(link, IVAN).expect(200);
  clock.advance(600);
  expect(await check(uuid)).toEqual({ phone: null, is_expired: true });
  await request(shop.app).get(link).expect(404);
  await logIn(IVAN, uuid).expect(422);
});

it('knows nothing of links that it did not give', async () => {
  expect(await check('1b4e28ba-2fa1-41d2-883f-0016d3cca427')).toEqual({
    phone: null,
    is_expired: true,
  });
  await request(shop.app).get('/sandbox/telegram/nope').expect(404);
  await fillIn('/sandbox/telegram/nope', IVAN).expect(404);
  await shop.send('post', '/api/v1/check/telegram', {}).expect(422);
  await shop.send('post', '/api/v1/check/telegram', { uuid: ['x'] }).expect(422);
});

it('says on the page what is wrong with a number, and shows it without running it', async () => {
  const { link } = await newLink();
  const { text } = await fillIn(link, '"><script>alert(1)</script>').expect(422);
  expect(text).toContain('The number is too short, digits missing: 8');
  expect(text).not.toContain('<script>');
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  await request(shop.app).post(link).expect(422);
  await request(shop.app).post(link).type('form').send('phone=1&phone=2').expect(422);
});

it('shows a page that can do nothing but be filled in', async () => {
  const { link } = await newLink();
  const { headers } = await request(shop.app).get(link).expect(200);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
});

it('speaks the visitor’s language', async () => {
  const { link } = await newLink();
  const { text } = await request(shop.app).get(link).set('Accept-Language', 'bg').expect(200);
  expect(text).toContain('<html lang="bg">');
  expect(text).toContain('Тестова среда за Telegram');
});

it('counts the codes of the page against the same limits', async () => {
  const strict = await openTestShop({ now: clock.now, codesPerMinute: 1 });
  await askForCode(strict, IVAN).expect(200);
  const { body } = await strict.send('get', '/api/v1/link/telegram').expect(200);
  const { uuid, link } = body as Link;
  const { headers } = await request(strict.app)
    .post(link)
    .type('form')
    .send({ phone: IVAN })
    .expect(429);
  expect(headers['retry-after']).toBe('60');
  const answer = await strict.send('post', '/api/v1/check/telegram', { uuid }).expect(200);
  expect(answer.body).toEqual({ phone: null, is_expired: false });
  await strict.close();
});

it('keeps the name of a link neither in the log nor in the database', async () => {
  const { uuid, link } = await newLink();
  await request(shop.app).get(link).expect(200);
  expect(JSON.stringify(shop.logLines)).not.toContain(uuid);
  const paths = shop.logLines.map(({ req }) => req);
  expect(paths).toContainEqual(expect.objectContaining({ path: '/sandbox/telegram/…' }));
  const rows = await shop.storage.shop.selectFrom('telegram_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(uuid);
});

it('has no sandbox where a real bot answers', async () => {
  const real = await openTestShop({
    telegramProvider: { kind: 'bot', token: '1:x', apiUrl: 'http://127.0.0.1:1' },
  });
  await request(real.app).get('/sandbox/telegram/nope').expect(404).expect('Content-Type', /json/);
  const { body } = await real.send('get', '/api/v1/link/telegram').expect(503);
  expect(body).toMatchObject({ code: 'telegram.away' });
  await real.close();
});

it('gives a visitor so many links in a minute', async () => {
  const strict = await openTestShop({ now: clock.now, telegramLinksPerMinute: 1 });
  await strict.send('get', '/api/v1/link/telegram').expect(200);
  await strict.send('get', '/api/v1/link/telegram').expect(429);
  await strict.close();
});
