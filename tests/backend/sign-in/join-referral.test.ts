import { IVAN, MARIA, askForCode, confirm, logIn, signIn } from '../support/sign-in';
import { storedOrder } from '../support/stored-order';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const referralIdOf = async (token: string): Promise<string> => {
  const { body } = await shop.send('get', '/api/v1/user', undefined, token).expect(200);
  return String((body as { referral_id: unknown }).referral_id);
};

const comeBy = async (phone: string, reffererId: unknown) => {
  await askForCode(shop, phone).expect(200);
  const { body } = await logIn(shop, phone, { reffererId }).expect(200);
  return (body as { referral?: unknown }).referral;
};

const referrals = () => shop.storage.shop.selectFrom('referrals').selectAll().execute();

it('joins a new friend to who invited them', async () => {
  const ivan = await referralIdOf(await signIn(shop, IVAN));
  expect(await comeBy(MARIA, ivan)).toEqual({ status: 'accepted', code: null });
  const phones = await shop.storage.shop.selectFrom('customers').select(['id', 'phone']).execute();
  const idOf = (phone: string) => phones.find((row) => row.phone === phone)?.id;
  expect(await referrals()).toMatchObject([
    { friend_id: idOf(MARIA), referrer_id: idOf(IVAN), ordered_at: null },
  ]);
});

it('logs in whoever comes by an invitation that does not count, and says why', async () => {
  const ivan = await referralIdOf(await signIn(shop, IVAN));
  const refused = (code: string) => ({ status: 'refused', code });
  expect(await comeBy(IVAN, ivan)).toEqual(refused('referral.self'));
  for (const nobody of ['k3v9q2', 7, -7, 'a b', '', { id: 1 }, 'x'.repeat(500)].filter(Boolean))
    expect(await comeBy('359880005566', nobody)).toEqual(refused('referral.unknown'));
  expect(await comeBy('359880005566', ivan)).toEqual(refused('referral.used'));
  expect(await referrals()).toEqual([]);
});

it('does not count a phone that has ordered as a guest', async () => {
  const ivan = await referralIdOf(await signIn(shop, IVAN));
  await shop.storage.shop
    .insertInto('orders')
    .values(storedOrder({ phone: MARIA }))
    .execute();
  expect(await comeBy(MARIA, ivan)).toEqual({ status: 'refused', code: 'referral.used' });
});

it('says nothing of invitations where none came along', async () => {
  await askForCode(shop, IVAN);
  const { body } = await logIn(shop, IVAN, { reffererId: null }).expect(200);
  expect(body).not.toHaveProperty('referral');
});

it('does not count the invitation of somebody who has left', async () => {
  const token = await signIn(shop, IVAN);
  const ivan = await referralIdOf(token);
  await confirm(shop, IVAN, token);
  await shop.send('delete', '/api/v1/user', undefined, token).expect(200);
  expect(await comeBy(MARIA, ivan)).toEqual({ status: 'refused', code: 'referral.unknown' });
});
