import { staffCommand } from '../../../backend/cli/commands/staff-command';
import { inOrderShop } from '../support/order-shop';
import { operate } from '../support/operator';
import { clearStaff, staffWith } from '../support/staff';
import type { TestShop } from '../support/test-shop';

let shop: TestShop;
inOrderShop((given) => ({ shop } = given));
afterEach(() => clearStaff(shop));

it('gives somebody another PIN, which alone signs in from then on', async () => {
  const { token, pin: old } = await staffWith(shop, 'Elena');
  const { code, out } = await operate(shop, staffCommand, ['pin', 'elena']);
  const [, pin = ''] = /^Elena: PIN (\d{6}), /.exec(out[0] ?? '') ?? [];
  expect([code, out.length]).toEqual([0, 1]);
  await shop.send('get', '/api/v1/staff/session', undefined, token).expect(401);
  const signIn = (tried: string) =>
    shop.send('post', '/api/v1/staff/session', { name: 'Elena', pin: tried });
  await signIn(pin).expect(200);
  if (old !== pin) await signIn(old).expect(422);
});

it('gives nobody a PIN who is not there', async () => {
  const { code, err } = await operate(shop, staffCommand, ['pin', 'Ivan']);
  expect([code, err]).toEqual([1, ['backend staff: there is nobody called Ivan']]);
});
