import { NO_OPTIONS } from '../../../src/domain/order/order-options';
import { encodeOrderOptions } from '../../../src/infrastructure/storage/order-cookie';
import { equipmentId } from '../../support/ids';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront, stateOf } from '../../support/test-storefront';

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url);
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});

const open = (cookie: string) =>
  shop.ask('/cart', { headers: { Host: SOFIA.host, Cookie: cookie } });

it('order options are priced with the first answer, and the page is that customer’s own', async () => {
  const options = {
    ...NO_OPTIONS,
    persons: 3,
    equipment: [{ equipmentId: equipmentId(2), quantity: 4 }],
  };
  const cart = cartCookie([dishId(SOFIA, 0), 1]);
  const page = await open(`${cart}; order=${encodeOrderOptions(options)}`);
  const [call] = backend.callsTo('/api/v1/cart/calculate');
  expect(JSON.parse(call?.body ?? '{}')).toMatchObject({
    persons: 3,
    equipment: [{ id: 2, qtt: 4 }],
  });
  expect(stateOf(page).orderOptions).toEqual(options);
  expect(page.headers['cache-control']).toContain('private');
});

it('wishes that make no sense leave the page whole', async () => {
  const page = await open('order=%7Bbad');
  expect(page.status).toBe(200);
  expect(stateOf(page).orderOptions).toEqual(NO_OPTIONS);
});
