import type { Operation } from '../../../contract/calls/calls';
import { OPERATIONS } from '../../../contract/calls/calls';
import type { FakeClock } from '../support/fake-clock';
import { inOrderShop } from '../support/order-shop';
import { customerWith, placed } from '../support/orders';
import { boardCall, clearStaff, staffWith } from '../support/staff';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
let clock: FakeClock;
inOrderShop((given) => ({ shop, clock } = given));
afterEach(() => clearStaff(shop));

const CALLS = OPERATIONS.filter(({ access }) => access === 'staff').map(
  (operation) => [operation.id, operation] as const,
);

const pathOf = ({ path }: Operation, id: number): string => path.replace('{id}', String(id));

const call = (operation: Operation, id: number, token?: string) =>
  shop.send(operation.method, `/api/v1${pathOf(operation, id)}`, operation.exampleBody, token);

it('has a list of calls to go through', () => {
  expect(CALLS.length).toBeGreaterThan(10);
});

it.each([
  ['nobody', () => Promise.resolve(undefined)],
  ['a token of nobody', () => Promise.resolve('x'.repeat(43))],
  ['a customer', async () => (await customerWith(shop, '0880009988')).token],
  [
    'somebody who was signed out',
    async () => {
      const { token } = await staffWith(shop, 'Elena', { role: 'manager' });
      await shop.send('delete', '/api/v1/staff/session', undefined, token).expect(200);
      return token;
    },
  ],
])('every call is refused to %s', async (_who, tokenOf) => {
  const { id } = await placed(shop);
  const token = await tokenOf();
  for (const [name, operation] of CALLS)
    expect([name, (await call(operation, id, token)).status]).toEqual([name, 401]);
});

it('every call that changes something is refused to the page of another origin', async () => {
  const { token } = await staffWith(shop, 'Elena', { role: 'manager' });
  const { id } = await placed(shop);
  for (const [name, operation] of CALLS.filter(([, { method }]) => method !== 'get')) {
    const there = boardCall(
      shop,
      operation.method === 'delete' ? 'delete' : 'post',
      pathOf(operation, id).replace('/staff', ''),
      {
        cookie: `staff_session=${token}`,
        headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      },
    );
    // An example of a body is an object.
    const answer = await (operation.body ? there.send(operation.exampleBody as object) : there);
    expect([name, answer.status]).toEqual([name, 403]);
  }
});

it.each(CALLS.filter(([, { errors }]) => errors?.includes('staff.manager_needed')))(
  '%s is refused to a cook',
  async (_id, operation) => {
    const { token } = await staffWith(shop, 'Ivan');
    const { status, body } = await call(operation, 1, token);
    expect([status, (body as { code: string }).code]).toEqual([403, 'staff.manager_needed']);
  },
);

it.each(CALLS.filter(([, { path }]) => path.includes('/orders/{id}')))(
  '%s does not find the order of another city',
  async (_id, operation) => {
    const { token } = await staffWith(shop, 'Far away', { city: 2, role: 'manager' });
    expect((await call(operation, (await placed(shop)).id, token)).status).toBe(404);
  },
);

it("another city's board shows nothing of this one", async () => {
  const { token } = await staffWith(shop, 'Far away', { city: 2 });
  await placed(shop);
  const { body } = await shop.send('get', '/api/v1/staff/orders', undefined, token);
  expect(body).toMatchObject({ orders: [] });
});

it("a session of staff opens nothing of a customer's", async () => {
  const { token } = await staffWith(shop, 'Elena');
  await shop.send('get', '/api/v1/user', undefined, token).expect(401);
});

it('a backend without a board answers each with 404', async () => {
  const without = await openTestShop({ now: () => clock.now(), hasBoard: false });
  for (const [, operation] of CALLS) {
    const path = `/api/v1${pathOf(operation, 1)}`;
    const { status } = await without.send(operation.method, path, operation.exampleBody);
    expect(status).toBe(404);
  }
  await without.get('/board').expect(404);
  await without.close();
});
