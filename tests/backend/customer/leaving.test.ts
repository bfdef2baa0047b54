import { StoredContents } from '../../../backend/order/stored-contents';
import { putIntoList } from '../../../backend/customer/dish-lists';
import { addAddresses } from '../../../backend/address/save-addresses';
import { storedId } from '../../../backend/storage/stored-id';
import { fromStoredJson } from '../../../backend/storage/stored-json';
import { money } from '../../../src/domain';
import type { Address } from '../../../src/domain/address/address';
import { placeOf } from '../../../src/domain/address/place';
import { FakeClock } from '../support/fake-clock';
import { IVAN, MARIA, askForCode, confirm, signIn } from '../support/sign-in';
import { hire } from '../support/staff';
import { storedOrder } from '../support/stored-order';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  shop = await openTestShop({ now: new FakeClock().now });
  token = await signIn(shop, IVAN);
});
afterEach(() => shop.close());

const user = (as = token) => shop.send('get', '/api/v1/user', undefined, as);
const save = (changes: unknown) => shop.send('patch', '/api/v1/user', changes, token);

const idOf = async (phone: string): Promise<number> => {
  const row = await shop.storage.shop
    .selectFrom('customers')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  return row.id;
};

const ADDRESS = {
  domainId: 1,
  street: 'Vitosha Blvd',
  house: '40',
  lat: 42.69,
  lng: 23.32,
  googlePlaceId: 'a',
};

const ORDERED = {
  type: 'flat',
  street: 'Vitosha Blvd',
  house: '40',
  entrance: 'B',
  floor: '2',
  flat: '5',
  code: '12K',
  comment: 'Ring twice',
  lat: 42.69,
  lng: 23.32,
  placeId: 'place-1',
} as const;

const CONTENTS: StoredContents = {
  timeZone: 'Europe/Sofia',
  currency: { code: 'EUR', symbol: '€', digits: 2, position: 'after' },
  lines: [],
  gifts: [],
  equipment: [],
  discounts: [{ type: 'promocode', name: 'SUMMER10', percent: 10, amount: money(272) }],
  persons: 2,
  address: ORDERED,
  branch: { id: 10, street: { en: 'Tsar Ivan 1' }, house: '1', lat: 42.7, lng: 23.3 },
  goodsAfterDiscounts: money(2448),
  trace: [{ code: 'goods', amount: 2720 }],
  returnUrl: '/checkout/success',
};

const blank = (text: string | number) => (typeof text === 'number' ? 0 : '');

describe('leaving the shop', () => {
  beforeEach(() => confirm(shop, IVAN, token));

  const leave = (as = token) => shop.send('delete', '/api/v1/user', undefined, as);

  it('waits for an order that is on its way', async () => {
    const id = await idOf(IVAN);
    const { shop: db } = shop.storage;
    for (const status of ['new', 'process', 'package', 'delivery'] as const) {
      await db
        .insertInto('orders')
        .values(storedOrder({ customer_id: id, status }))
        .execute();
      const { body } = await leave().expect(409);
      expect(body).toMatchObject({ code: 'user.active_orders' });
      await db.updateTable('orders').set({ status: 'complete' }).execute();
    }
    await user().expect(200);
    await leave().expect(200);
  });

  it('takes the person out of old orders, and leaves what was eaten and paid', async () => {
    const id = await idOf(IVAN);
    const { shop: db } = shop.storage;
    const mine = storedOrder({
      customer_id: id,
      phone: IVAN,
      first_name: 'Ivan',
      status: 'cancel',
      comment: 'Second door',
      cancel_text: 'I have moved',
      contents_json: JSON.stringify(CONTENTS),
    });
    const { id: orderId } = await db
      .insertInto('orders')
      .values(mine)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('order_events')
      .values({
        order_id: orderId,
        type: 'status',
        at: 1,
        data_json: '{"status":"cancel","text":"I have moved"}',
      })
      .execute();
    const { member } = await hire(shop, 'Elena');
    const action = {
      order_id: orderId,
      member_id: member.id,
      member_name: 'Elena',
      action: 'cancel' as const,
      at: 1,
      status: 'cancel' as const,
      minutes: null,
      reason: 'other',
      text: 'Ivan has moved',
      before_json: null,
      version: 1,
      due_at: null,
      undone_at: null,
    };
    await db.insertInto('staff_actions').values(action).execute();
    await db
      .insertInto('orders')
      .values(storedOrder({ phone: MARIA, first_name: 'Maria' }))
      .execute();
    await leave().expect(200);

    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      ...mine,
      phone: '',
      first_name: '',
      comment: '',
      cancel_text: null,
      contents_json: expect.any(String),
    });
    const blanks = Object.entries(ORDERED).map(([field, value]) => [field, blank(value)]);
    expect(fromStoredJson(StoredContents, order.contents_json)).toEqual({
      ...CONTENTS,
      address: { ...Object.fromEntries(blanks), type: 'flat' },
    });
    const [event] = await db.selectFrom('order_events').select('data_json').execute();
    expect(event?.data_json).toBe('{"status":"cancel","text":""}');
    const [written] = await db.selectFrom('staff_actions').selectAll().execute();
    expect(written).toMatchObject({ ...action, text: null });
    const others = await db
      .selectFrom('orders')
      .select('first_name')
      .where('id', '<>', orderId)
      .execute();
    expect(others).toEqual([{ first_name: 'Maria' }]);
  });

  it('ends all sessions and forgets everything else', async () => {
    const other = await signIn(shop, IVAN);
    await save({ firstName: 'Ivan', email: 'ivan@example.com', birthday: 638323200 });
    await shop.send('post', '/api/v1/address', [ADDRESS], token).expect(200);
    await shop.send('patch', '/api/v1/user/domain/1/fav', { goods: [101] }, token).expect(200);
    await askForCode(shop, IVAN);
    await leave().expect(200);
    await user().expect(401);
    await user(other).expect(401);
    const { shop: db } = shop.storage;
    for (const table of [
      'sessions',
      'customer_addresses',
      'customer_lists',
      'sign_in_codes',
    ] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('customers').selectAll().execute()).toMatchObject([
      { phone: null, first_name: '', email: null, birthday: null },
    ]);
  });

  it('lets nothing come back by a call that began before', async () => {
    const id = storedId('customer', await idOf(IVAN));
    const { storage } = shop;
    const place = placeOf({ id: 'a', lat: 42.69, lng: 23.32 });
    if (!place.ok) throw new Error('The place cannot be read');
    const cityId = storedId('city', 1);
    const text = { street: 'Vitosha Blvd', house: '40', comment: '' };
    const address: Address = { cityId, type: 'house', ...text, place: place.value };
    const favourites = { customerId: id, cityId, kind: 'favourites' } as const;
    await leave().expect(200);
    const refused = { ok: false, error: { code: 'unauthorized' } };
    expect(await addAddresses(storage, id, [address], new Date(0))).toMatchObject(refused);
    expect(await putIntoList(storage, favourites, [storedId('product', 101)])).toMatchObject(
      refused,
    );
    for (const table of ['customer_addresses', 'customer_lists'] as const)
      expect(await storage.shop.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('lets the phone open a new account, which has nothing of the old one', async () => {
    await save({ firstName: 'Ivan' });
    await leave().expect(200);
    const { body } = await user(await signIn(shop, IVAN)).expect(200);
    expect(body).toMatchObject({ phone: IVAN, firstName: '' });
  });
});

it('hands a customer everything that is kept about them, and nothing of others', async () => {
  await save({ firstName: 'Ivan' });
  await shop.send('post', '/api/v1/address', [ADDRESS], token).expect(200);
  await shop.send('patch', '/api/v1/user/domain/1/fav', { goods: [101] }, token).expect(200);
  const id = await idOf(IVAN);
  const { shop: db } = shop.storage;
  await db
    .insertInto('orders')
    .values(
      storedOrder({ customer_id: id, first_name: 'Ivan', contents_json: JSON.stringify(CONTENTS) }),
    )
    .execute();
  await db
    .insertInto('orders')
    .values(storedOrder({ first_name: 'Maria' }))
    .execute();
  await db
    .insertInto('bonus_entries')
    .values({
      customer_id: id,
      kind: 'earn',
      currency: 'EUR',
      amount: 250,
      order_id: null,
      at: 0,
      day: '2027-02-25',
    })
    .execute();
  await confirm(shop, IVAN, token);
  const { body, headers } = await shop
    .send('get', '/api/v1/user/export', undefined, token)
    .expect(200);
  expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"');
  expect(body).toMatchObject({
    profile: { phone: IVAN, firstName: 'Ivan', addresses: [{ street: 'Vitosha Blvd' }] },
    account: {
      created_at: '2026-11-27T10:00:00.000Z',
      sessions: [{ last_used_at: '2026-11-27T10:00:00.000Z', device: null }],
    },
    lists: [{ domain_id: 1, kind: 'favourites', goods: [101] }],
    orders: [{ first_name: 'Ivan', total: 27.9, contents: CONTENTS }],
    bonuses: [{ kind: 'earn', amount: 2.5, day: '2027-02-25' }],
    invitations: [],
  });
  expect(JSON.stringify(body)).not.toContain(token);
  expect(JSON.stringify(body)).not.toContain('Maria');
});
