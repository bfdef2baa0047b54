import { FakeClock } from '../../support/fake-clock';
import { IVAN, MARIA, signIn } from '../../support/sign-in';
import type { TestShop } from '../../support/test-shop';
import { openTestShop } from '../../support/test-shop';

let clock: FakeClock;
let shop: TestShop;
let token: string;
beforeEach(async () => {
  clock = new FakeClock();
  shop = await openTestShop({ now: clock.now });
  token = await signIn(shop, IVAN);
});
afterEach(() => shop.close());

const user = (as = token) => shop.send('get', '/api/v1/user', undefined, as);
const save = (changes: unknown, as = token) => shop.send('patch', '/api/v1/user', changes, as);

describe('the profile', () => {
  it('is only for who is signed in, and kept by no cache', async () => {
    for (const path of ['/user', '/user/export', '/user/domain/1/fav', '/user/domain/1/viewed']) {
      const { body } = await shop.send('get', `/api/v1${path}`).expect(401);
      expect(body).toMatchObject({ code: 'unauthorized' });
      await shop.send('get', `/api/v1${path}`, undefined, 'a-made-up-token').expect(401);
    }
    const { headers } = await user().expect(200);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('keeps what a customer tells, field by field', async () => {
    const first = await save({ firstName: ' Ivan ', birthday: 638323200 }).expect(200);
    expect(first.body).toMatchObject({
      phone: IVAN,
      firstName: 'Ivan',
      email: '',
      birthday: 638323200,
    });
    await save({ email: 'ivan@example.com' }).expect(200);
    expect((await user()).body).toMatchObject({
      firstName: 'Ivan',
      email: 'ivan@example.com',
      birthday: 638323200,
    });
    await save({ email: '' }).expect(200);
    expect((await user()).body).toMatchObject({ firstName: 'Ivan', email: '' });
  });

  it('changes nothing but what may be changed', async () => {
    const before = (await user()).body as unknown;
    await save({ phone: MARIA, referral_id: 'mine', id: 7, addresses: [] }).expect(200);
    await save({}).expect(200);
    expect((await user()).body).toEqual(before);
  });

  it('says what is wrong with each field, and then saves none of them', async () => {
    const { body } = await save({
      firstName: 'Ivan2',
      email: 'ivan@example',
      birthday: 4102444800,
    }).expect(422);
    expect(body).toMatchObject({
      code: 'name.characters',
      errors: {
        firstName: ['Only letters, spaces, hyphens and apostrophes'],
        email: ['E-mail is in wrong format'],
        birthday: ['This date is in the future'],
      },
    });
    await save({ firstName: 'Ivan', email: 'ivan@' }).expect(422);
    expect((await user()).body).toMatchObject({ firstName: '' });
  });

  it.each([
    [{ firstName: '   ' }, 'firstName', 'Required field'],
    [{ firstName: 'a'.repeat(51) }, 'firstName', 'No more than 50 characters'],
    [{ firstName: 'a'.repeat(5_000) }, 'firstName', 'This value does not fit'],
    [{ firstName: null }, 'firstName', 'This value does not fit'],
    [{ firstName: ['Ivan'] }, 'firstName', 'This value does not fit'],
    [{ firstName: 'Iv\0an' }, 'firstName', 'This value does not fit'],
    [{ firstName: 'Iv\ud800an' }, 'firstName', 'This value does not fit'],
    [{ birthday: '638323200' }, 'birthday', 'This value does not fit'],
    [{ birthday: 1e300 }, 'birthday', 'There is no such date'],
    [{ birthday: -2_300_000_000 }, 'birthday', 'This date is too long ago'],
    [[], 'body', 'This value does not fit'],
  ])('refuses %j', async (changes, field, text) => {
    const { body } = await save(changes).expect(422);
    expect(body).toMatchObject({ errors: { [field]: [text] } });
  });

  it('refuses a number that no date has', async () => {
    await shop
      .send('patch', '/api/v1/user', undefined, token)
      .type('json')
      .send('{"birthday": 1e999}')
      .expect(422);
  });

  it('keeps a birthday as a day, takes today, and does not change it once saved', async () => {
    // Half past midnight in Sofia, still the day before in Greenwich.
    clock = new FakeClock('2026-11-27T22:30:00Z');
    const late = await openTestShop({ now: clock.now });
    const other = await signIn(late, IVAN);
    const send = (birthday: number | null) =>
      late.send('patch', '/api/v1/user', { birthday }, other);
    const today = Date.UTC(2026, 10, 28) / 1000;
    await send(today + 86_400).expect(422);
    const { body } = await send(today + 3_600).expect(200);
    expect(body).toMatchObject({ birthday: today });
    await send(today).expect(200);
    for (const another of [today - 86_400, null]) {
      const refused = await send(another).expect(422);
      expect(refused.body).toMatchObject({ code: 'birthday.fixed' });
    }
    await late.close();
  });

  it('saves one birthday of two that come at the same moment', async () => {
    const answers = await Promise.all([save({ birthday: 0 }), save({ birthday: 86_400 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('logging out', () => {
  it('ends this session and no other', async () => {
    const phone = await signIn(shop, IVAN);
    const { body } = await shop.send('post', '/api/v1/logout', undefined, token).expect(200);
    expect(body).toEqual({});
    await user().expect(401);
    await shop.send('post', '/api/v1/logout', {}, token).expect(401);
    await user(phone).expect(200);
  });

  it('ends all sessions of this customer where that is wished', async () => {
    const phone = await signIn(shop, IVAN);
    const maria = await signIn(shop, MARIA);
    await shop.send('post', '/api/v1/logout', { all: true }, token).expect(200);
    await user().expect(401);
    await user(phone).expect(401);
    await user(maria).expect(200);
  });

  it('takes no half-sense for a wish', async () => {
    await shop.send('post', '/api/v1/logout', { all: 'yes' }, token).expect(422);
    await user().expect(200);
  });

  it('is by a token that is kept nowhere', async () => {
    const rows = await shop.storage.shop.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(shop.logLines)).not.toContain(token);
  });
});
