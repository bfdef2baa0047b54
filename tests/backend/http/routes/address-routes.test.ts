import {
  rememberOrderedAddress,
  storedAddresses,
} from '../../../../backend/address/customer-addresses';
import { storedId } from '../../../../backend/storage/stored-id';
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

interface WireAddress {
  readonly id: number;
  readonly street: string;
  readonly flat: string;
  readonly isLast: boolean;
}

const HOME = {
  domainId: 1,
  type: 'flat',
  street: ' Vitosha Blvd ',
  house: '40',
  entrance: 'B',
  floor: '2',
  flat: '5',
  code: '12K',
  comment: 'Ring twice\nplease',
  lat: 42.6912149,
  lng: 23.3194701,
  googlePlaceId: 'place-1',
};
const OFFICE = { ...HOME, type: 'office', flat: '301', googlePlaceId: 'place-2' };

const add = (addresses: unknown, as = token) => shop.send('post', '/api/v1/address', addresses, as);
const edit = (id: unknown, changes: unknown, as = token) =>
  shop.send('patch', `/api/v1/address/${String(id)}`, changes, as);
const remove = (id: unknown, as = token) =>
  shop.send('delete', `/api/v1/address/${String(id)}`, undefined, as);

const saved = async (addresses: readonly unknown[]): Promise<readonly WireAddress[]> =>
  // The first test looks at the shape.
  (await add(addresses).expect(200)).body as WireAddress[];

const list = async (): Promise<readonly WireAddress[]> =>
  ((await shop.send('get', '/api/v1/user', undefined, token)).body as { addresses: WireAddress[] })
    .addresses;

const numbered = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => ({ ...HOME, flat: String(start + index) }));

it('saves an address as it is written, and answers the whole list', async () => {
  const expected = { ...HOME, street: 'Vitosha Blvd', id: expect.any(Number), isLast: true };
  expect(await saved([HOME])).toEqual([expected]);
  expect(await list()).toEqual([expected]);
  expect(await saved([OFFICE])).toMatchObject([
    { flat: '5', isLast: false },
    { flat: '301', isLast: true },
  ]);
});

it('takes an address with as little as it needs', async () => {
  const [address] = await saved([
    {
      domainId: 2,
      street: 'Slivnitsa',
      house: '1',
      lat: 43.2,
      lng: 27.9,
      googlePlaceId: 'p',
      flat: null,
    },
  ]);
  expect(address).toMatchObject({ domainId: 2, type: 'flat', flat: '', entrance: '', comment: '' });
});

it('keeps nothing of a building for a private house', async () => {
  const [house] = await saved([{ ...HOME, type: 'house' }]);
  expect(house).toMatchObject({ type: 'house', flat: '', entrance: '', floor: '', code: '' });
});

it('saves the same flat once, with what was written last', async () => {
  const [home] = await saved([HOME]);
  const [, same] = await saved([OFFICE, { ...HOME, code: '99' }]);
  expect(same).toMatchObject({ id: home?.id, code: '99', isLast: true });
  expect(await list()).toHaveLength(2);
});

it('lists addresses in the order in which they were saved, also within one moment', async () => {
  await saved(numbered(3));
  await saved([{ ...HOME, flat: '0' }]);
  expect((await list()).map(({ flat }) => flat)).toEqual(['1', '2', '0']);
});

it('says of each address what is wrong, and then saves none', async () => {
  const { body } = await add([
    HOME,
    { ...HOME, house: ' ', code: '12345678901' },
    { domainId: 1 },
    { ...HOME, domainId: 77 },
  ]).expect(422);
  expect(body).toMatchObject({
    code: 'address.house_missing',
    errors: {
      '1.house': ['Enter the block number'],
      '1.code': ['No more than 10 characters'],
      '2.street': ['Enter your address'],
      '2.googlePlaceId': ['Choose the street from the list or set the pin on the map'],
      '3.domainId': ['We do not know this city'],
    },
  });
  expect(await list()).toEqual([]);
});

it('needs the street alone in the Emirates', async () => {
  const dubai = await openTestShop({ country: 'ae' });
  const cities = await dubai.get('/api/v1/domain');
  const [city] = cities.body as { id: number }[];
  const guest = await signIn(dubai, '971500001122');
  await dubai
    .send('post', '/api/v1/address', [{ ...HOME, domainId: city?.id, house: '' }], guest)
    .expect(200);
  await dubai.close();
});

it.each([
  [{}, 'body'],
  ['text', 'body'],
  [[null], '0'],
  [[{ ...HOME, domainId: undefined }], '0.domainId'],
  [[{ ...HOME, domainId: '1' }], '0.domainId'],
  [[{ ...HOME, type: 'castle' }], '0.type'],
  [[{ ...HOME, street: 5 }], '0.street'],
  [[{ ...HOME, street: 'a\0b' }], '0.street'],
  [[{ ...HOME, comment: '\udc00' }], '0.comment'],
  [[{ ...HOME, lat: 91 }], '0.lat'],
  [[{ ...HOME, lng: '23' }], '0.lng'],
  [[{ ...HOME, lat: null }], '0.googlePlaceId'],
  [[{ ...HOME, googlePlaceId: '' }], '0.googlePlaceId'],
  [[{ ...HOME, googlePlaceId: 'p'.repeat(501) }], '0.googlePlaceId'],
  [numbered(21), 'body'],
])('refuses %j', async (body, field) => {
  const answer = await (body === 'text'
    ? add(undefined).type('json').send('"text"').expect(400)
    : add(body).expect(422));
  if (body !== 'text')
    expect(answer.body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  expect(await list()).toEqual([]);
});

it('keeps twenty addresses, and refuses the next with none of its company', async () => {
  await saved(numbered(19));
  const { body } = await add(numbered(2, 19)).expect(409);
  expect(body).toMatchObject({
    code: 'address.too_many',
    message: 'You can save no more than 20 addresses',
    params: { max: 20 },
  });
  expect(await list()).toHaveLength(19);
  await saved(numbered(1, 19));
  await saved([{ ...HOME, flat: '3', code: 'new' }]);
  expect(await list()).toHaveLength(20);
});

it('keeps twenty also when they come at the same moment', async () => {
  await saved(numbered(18));
  const answers = await Promise.all(numbered(5, 18).map((address) => add([address])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await list()).toHaveLength(20);
});

it('changes what is sent of an address, and answers the whole list', async () => {
  const [home] = await saved([HOME, OFFICE]);
  const { body } = await edit(home?.id, { flat: '6', comment: null }).expect(200);
  expect(body).toMatchObject([
    { type: 'office' },
    {
      id: home?.id,
      flat: '6',
      comment: '',
      street: 'Vitosha Blvd',
      googlePlaceId: 'place-1',
      isLast: true,
    },
  ]);
  await edit(home?.id, { type: 'house' }).expect(200);
  expect((await list())[1]).toMatchObject({ id: home?.id, type: 'house', flat: '' });
});

it('says what is wrong with a change, and leaves the address as it was', async () => {
  const before = await saved([HOME]);
  const { body } = await edit(before[0]?.id, { house: '', googlePlaceId: null }).expect(422);
  expect(body).toMatchObject({
    code: 'address.house_missing',
    errors: { house: [expect.any(String)], googlePlaceId: [expect.any(String)] },
  });
  await edit(before[0]?.id, { domainId: 77 }).expect(422);
  await edit(before[0]?.id, { lat: 'x' }).expect(422);
  expect(await list()).toEqual(before);
});

it('makes one of two addresses that a change makes the same', async () => {
  const [home, other] = await saved([HOME, { ...HOME, flat: '6' }]);
  const { body } = await edit(home?.id, { flat: '6' }).expect(200);
  expect(body).toMatchObject([{ id: home?.id, flat: '6' }]);
  await edit(other?.id, { flat: '7' }).expect(404);
});

it('deletes an address, but not the last one', async () => {
  const [home, office] = await saved([HOME, OFFICE]);
  const { body } = await remove(home?.id).expect(200);
  expect(body).toMatchObject([{ id: office?.id, isLast: true }]);
  const refused = await remove(office?.id).expect(409);
  expect(refused.body).toMatchObject({ code: 'address.last' });
  expect(await list()).toHaveLength(1);
});

it('leaves one of two addresses that are deleted at the same moment', async () => {
  const addresses = await saved([HOME, OFFICE]);
  const answers = await Promise.all(addresses.map(({ id }) => remove(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('knows nothing of the addresses of others', async () => {
  const [home] = await saved([HOME, OFFICE]);
  const maria = await signIn(shop, MARIA);
  await edit(home?.id, { flat: '66' }, maria).expect(404);
  await remove(home?.id, maria).expect(404);
  expect((await add([OFFICE], maria).expect(200)).body).toHaveLength(1);
  expect(await list()).toHaveLength(2);
});

it.each(['0', '-1', '1.5', 'abc', '99999999999', '2147483648', '1e3', '%00'])(
  'finds no address "%s"',
  async (id) => {
    await saved([HOME]);
    await edit(id, { flat: '1' }).expect(404);
    await remove(id).expect(404);
  },
);

it('is only for who is signed in', async () => {
  await shop.send('post', '/api/v1/address', [HOME]).expect(401);
  await shop.send('patch', '/api/v1/address/1', {}).expect(401);
  await shop.send('delete', '/api/v1/address/1').expect(401);
});

it('holds the address of the last order for the one used last, until it is deleted', async () => {
  const [home] = await saved([HOME, OFFICE, { ...HOME, flat: '7' }]);
  const { shop: db } = shop.storage;
  const { customer_id } = await db
    .selectFrom('customer_addresses')
    .select('customer_id')
    .executeTakeFirstOrThrow();
  const customer = storedId('customer', customer_id);
  const [ordered] = await storedAddresses(db, customer);
  if (!ordered) throw new Error('Nothing was saved');
  await rememberOrderedAddress(db, customer, ordered, clock.now());
  const lastFlat = async () => (await list()).find(({ isLast }) => isLast)?.flat;
  expect(await lastFlat()).toBe('5');
  await remove(home?.id).expect(200);
  expect(await lastFlat()).toBe('7');

  const [office] = await storedAddresses(db, customer);
  if (!office) throw new Error('Nothing was saved');
  await rememberOrderedAddress(db, customer, office, clock.now());
  expect(await lastFlat()).toBe('301');
  await rememberOrderedAddress(db, customer, ordered, clock.now());
  expect(await lastFlat()).toBe('7');
});
