import { removeMember } from '../../../backend/staff/staff-member';
import { endStaffSession, staffSessionOf } from '../../../backend/staff/staff-session';
import { listenTo } from '../support/event-stream';
import { inOrderShop } from '../support/order-shop';
import { placed } from '../support/orders';
import { clearStaff, staffWith } from '../support/staff';
import type { TestShop } from '../support/test-shop';

let shop: TestShop;
inOrderShop((given) => ({ shop } = given));
afterEach(() => clearStaff(shop));

const EVENTS = '/api/v1/staff/events';

const watched = async (name: string, city = 1, after: number | null = 0) => {
  const staff = await staffWith(shop, name, { city });
  const app = await listenTo(shop.app);
  const headers = { Authorization: `Bearer ${staff.token}` };
  const query = after === null ? '' : `?after=${String(after)}`;
  const stream = await app.open(`${EVENTS}${query}`, headers);
  return { staff, app, stream };
};

it('sends each order of the city as it is, and none of another', async () => {
  const here = await watched('Elena');
  const far = await watched('Far away', 2);
  const order = await placed(shop);
  await here.stream.count(1);
  expect(here.stream.messages()[0]).toMatchObject({ event: 'order', data: { id: order.id } });
  expect(far.stream.messages()).toEqual([]);
  await here.app.close();
  await far.app.close();
});

it('sends what was missed since a version', async () => {
  const first = await placed(shop);
  const elena = await staffWith(shop, 'Elena');
  const { body } = await shop.send('get', '/api/v1/staff/orders', undefined, elena.token);
  const { version } = body as { version: number };
  const second = await placed(shop);
  const { app, stream } = await watched('Ivan', 1, version);
  await stream.count(1);
  expect(stream.messages()).toMatchObject([{ data: { id: second.id } }]);
  expect(stream.text).not.toContain(first.number);
  await app.close();
});

it('begins with what happens from now on, where no version is named', async () => {
  const first = await placed(shop);
  const { app, stream } = await watched('Elena', 1, null);
  const second = await placed(shop);
  await stream.count(1);
  expect(stream.messages()).toMatchObject([{ data: { id: second.id } }]);
  expect(stream.text).not.toContain(first.number);
  await app.close();
});

it.each([
  [
    'is signed out',
    async ({ token }: Awaited<ReturnType<typeof staffWith>>) => {
      const session = await staffSessionOf(shop.storage, token, shop.now().getTime());
      await endStaffSession(shop.storage, session?.tokenHash ?? '');
    },
  ],
  [
    'is removed',
    ({ member }: Awaited<ReturnType<typeof staffWith>>) => removeMember(shop.storage, member.id),
  ],
])('ends when its reader %s', async (_how, end) => {
  const { staff, app, stream } = await watched('Elena');
  await end(staff);
  await stream.until(({ isOver }) => isOver);
  await app.close();
});
