import { webhooksCommand } from '../../../backend/cli/commands/webhooks-command';
import { readWebhooksRequest } from '../../../backend/cli/commands/webhooks-request';
import { operate } from '../support/operator';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';
import { startReceiver } from '../support/webhook-receiver';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const webhooks = (...args: string[]) => operate(shop, webhooksCommand, args);

it.each([
  [],
  ['send'],
  ['list', 'all'],
  ['add'],
  ['add', 'till.example.com'],
  ['add', 'ftp://till.example.com'],
  ['add', 'https://shop:secret@till.example.com'],
  ['add', 'https://till.example.com', 'https://other.example.com'],
  ['add', 'https://till.example.com', '--parked'],
  ['remove', '0'],
  ['test', 'till'],
  ['resend'],
  ['resend', '7', '--parked'],
])('does not understand %s %s %s', (...args) => {
  expect(readWebhooksRequest(args.filter((arg) => typeof arg === 'string')).ok).toBe(false);
});

it('adds a target with a secret that is shown once, tries it, and removes it', async () => {
  const { url, receiver, received, close } = await startReceiver(() => new Date());
  const added = await webhooks('add', url);
  receiver.secret = /whsec_\S+/.exec(added.out.join('\n'))?.[0] ?? '';
  expect(receiver.secret).not.toBe('');
  const list = await webhooks('list');
  expect(list.out).toEqual([`1: ${url}/, 0 waiting, 0 parked`]);
  expect(await webhooks('test', '1')).toMatchObject({ code: 0, out: ['1: taken'] });
  expect(received.map(({ type }) => type)).toEqual(['webhook.test']);
  receiver.answer = (_, send) => {
    send(302);
  };
  expect(await webhooks('test', '1')).toMatchObject({ code: 1 });
  expect(await webhooks('remove', '1')).toMatchObject({ code: 0 });
  expect(await webhooks('remove', '1')).toMatchObject({ code: 1 });
  expect(await webhooks('resend', '1')).toMatchObject({ code: 1 });
  expect((await webhooks('list')).out).toEqual(['no targets']);
  await close();
});
