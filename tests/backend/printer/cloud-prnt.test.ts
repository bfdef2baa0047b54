import sharp from 'sharp';
import { printerCommand } from '../../../backend/cli/commands/printer-command';
import type { OrderDeps } from '../../../backend/order/order-deps';
import { clearOldJobs } from '../../../backend/printer/print-queue';
import type { FakeClock } from '../support/fake-clock';
import { operate } from '../support/operator';
import { depsOf } from '../support/order-deps';
import { inOrderShop, moveThrough } from '../support/order-shop';
import { orderBody, placed } from '../support/orders';
import type { TestShop } from '../support/test-shop';
import { CloudPrinter } from './cloud-printer';

let shop: TestShop;
let clock: FakeClock;
let deps: OrderDeps;
inOrderShop((given) => {
  ({ shop, clock } = given);
  deps = depsOf(shop, clock);
});

afterEach(async () => {
  await shop.storage.shop.deleteFrom('print_jobs').execute();
  await shop.storage.shop.deleteFrom('printers').execute();
});

const printer = (...args: readonly string[]) => operate(shop, printerCommand, args);

const newPrinter = async (
  name: string,
  tickets: 'kitchen' | 'bag' | 'both' = 'kitchen',
  city = 'sofia',
): Promise<CloudPrinter> => {
  const { out } = await printer('add', name, '--city', city, '--tickets', tickets);
  const token = /\/board\/print\/(\S+)$/.exec(out[0] ?? '')?.[1];
  if (token === undefined) throw new Error(out.join());
  return new CloudPrinter(shop, token);
};

const accepted = async (more: Record<string, unknown> = {}) => {
  const order = await placed(shop, orderBody(more));
  await moveThrough(deps, order.id, 'process');
  return order;
};

it('prints an order once it is accepted, and no other', async () => {
  const device = await newPrinter('kitchen');
  const { id, number } = await placed(shop);
  expect(await device.poll()).toEqual({ jobReady: false });
  await moveThrough(deps, id, 'process');
  const ticket = await device.print();
  expect(ticket).toContain(number);
  expect(ticket).toContain('2 × Margherita');
  expect(await device.print()).toBeNull();
});

it('prints prices and address for the bag, and neither for the kitchen', async () => {
  const [kitchen, bag] = [await newPrinter('kitchen'), await newPrinter('bag', 'bag')];
  await accepted({ comment: 'Gate on the left', changeFrom: 50 });
  const [forKitchen, forBag] = [await kitchen.print(), await bag.print()];
  expect(forKitchen).toContain('Gate on the left');
  expect(forKitchen).not.toMatch(/€|Vitosha|359880001122/);
  expect(forBag).toMatch(/Vitosha Blvd 15/);
  expect(forBag).toMatch(/entrance B, floor 3, flat 12, code 45K/);
  expect(forBag).toMatch(/To pay in cash +29[.]70/);
  expect(forBag).toMatch(/Change from .*50/);
});

it('prints a ticket twice rather than not at all where its confirmation was lost', async () => {
  const device = await newPrinter('kitchen');
  await accepted();
  const first = await device.print({ losesConfirmation: true });
  expect(await device.print()).toBe(first);
  expect(await device.print()).toBeNull();
});

it('prints one order after the other, each on the printers of its city', async () => {
  const [sofia, varna] = [await newPrinter('kitchen'), await newPrinter('there', 'both', 'varna')];
  const [first, second] = [await accepted(), await accepted()];
  expect(await sofia.print()).toContain(first.number);
  expect(await sofia.print()).toContain(second.number);
  expect(await varna.print()).toBeNull();
});

it('draws the ticket in black and white, as wide as the paper', async () => {
  const device = await newPrinter('kitchen');
  await accepted();
  const { mediaTypes, jobToken } = await device.poll();
  expect(mediaTypes).toEqual(['image/png']);
  const { body, headers } = await device.take('image/png', jobToken).expect(200);
  expect(headers['content-type']).toBe('image/png');
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  expect(width).toBe(576);
  expect(data.at(-1)).toBe(255);
  expect(new Set(data)).toEqual(new Set([0, 255]));
  expect(height).toBeGreaterThan(200);
});

it('prints nothing of an order that was cancelled in the meantime', async () => {
  const device = await newPrinter('kitchen');
  const { id } = await accepted();
  await moveThrough(deps, id, 'cancel');
  expect(await device.print()).toBeNull();
});

it('gives up a ticket that the printer gives back three times, and goes on with the next', async () => {
  const device = await newPrinter('kitchen');
  await accepted();
  const next = await accepted();
  for (let time = 0; time < 3; time += 1) {
    const { jobToken } = await device.poll();
    await device.confirm('511 Media Decoding Error', jobToken).expect(200);
  }
  expect(await device.print()).toContain(next.number);
});

it('waits while the printer is printing', async () => {
  const device = await newPrinter('kitchen');
  await accepted();
  expect(await device.poll({ printingInProgress: true })).toEqual({ jobReady: false });
});

it('answers an older printer, which names no job', async () => {
  const device = await newPrinter('kitchen');
  const { number } = await accepted();
  const { body } = await device.take('text/plain').expect(200);
  expect(String(body)).toContain(number);
  await device.confirm('200 OK').expect(200);
  expect(await device.print()).toBeNull();
});

it('refuses an unknown token, the job of another printer, and a type that it does not write', async () => {
  const [device, other] = [await newPrinter('kitchen'), await newPrinter('bar')];
  await accepted();
  const stranger = new CloudPrinter(shop, 'x'.repeat(32));
  await stranger.take('text/plain').expect(404);
  await stranger.confirm('200 OK').expect(404);
  await expect(stranger.poll()).rejects.toThrow('404');
  const { jobToken } = await device.poll();
  await other.take('text/plain', jobToken).expect(404);
  await other.confirm('200 OK', jobToken).expect(200);
  await device.take('application/vnd.star.line', jobToken).expect(415);
  expect(await device.print()).not.toBeNull();
});

it('forgets tickets that lay for half a day', async () => {
  const device = await newPrinter('kitchen');
  await accepted();
  clock.advance(12 * 3600);
  expect(await device.print()).toBeNull();
  await clearOldJobs(shop.storage.shop, clock.now().getTime());
  expect(await shop.storage.shop.selectFrom('print_jobs').selectAll().execute()).toEqual([]);
});

it('lists printers with what they last said, without their secret', async () => {
  const device = await newPrinter('kitchen');
  await device.poll({ statusCode: '410%20Paper%20empty' });
  const { out } = await printer('list');
  expect(out).toEqual(['kitchen  sofia  kitchen  seen 2026-11-27T10:00:00.000Z  410 Paper empty']);
  expect((await printer('remove', 'kitchen')).code).toBe(0);
  expect((await printer('list')).out).toEqual(['no printers']);
  await expect(device.poll()).rejects.toThrow('404');
});

it.each([
  [2, ['add', 'kitchen'], /--city/],
  [2, ['add', '--city', 'sofia'], /one name/],
  [2, ['add', 'kitchen', '--city', 'sofia', '--tickets', 'none'], /--tickets takes/],
  [1, ['add', 'kitchen', '--city', 'burgas'], /no such city/],
  [1, ['remove', 'bar'], /no printer bar/],
])('ends with %i for %j', async (code, args, problem) => {
  expect(await printer(...args)).toEqual({
    code,
    out: [],
    err: [expect.stringMatching(problem)],
  });
});
