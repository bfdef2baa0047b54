import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import { serverCloser } from '../../../environment/close-server';
import { shutDown } from '../../../server/ops/shutdown';
import type { MemoryLog } from '../../support/memory-log';
import { memoryLog } from '../../support/memory-log';
import { openStream } from '../../support/open-stream';
import type { TestStorefront } from '../../support/test-storefront';
import { openStorefront } from '../../support/test-storefront';
import type { TinyServer } from '../../support/tiny-server';
import { startTinyServer } from '../../support/tiny-server';

const EVENTS = '/api/v1/purchase/track/key/events';

const message = (id: number): string => `id: ${String(id)}\nevent: status\ndata: {}\n\n`;

let backend: TinyServer;
let shop: TestStorefront;
let diary: MemoryLog & ReturnType<typeof memoryLog>;
/** The backend's side of the streams, oldest first. */
let fromMap: ServerResponse[];

beforeEach(async () => {
  fromMap = [];
  diary = memoryLog();
  backend = await startTinyServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    response.write('retry: 3000\n\n');
    fromMap.push(response);
  });
  shop = await openStorefront(backend.url);
});
afterEach(async () => {
  await shop.close();
  await backend.close();
});

const follow = () => openStream(shop.port, EVENTS, { 'Accept-Encoding': 'gzip, br' });

const said = (): readonly unknown[] => diary.logLines.map(({ msg }) => msg);

it('each live message is there before the next is sent, whatever the browser could unpack', async () => {
  const stream = await follow();
  for (let id = 1; id <= 3; id += 1) {
    fromMap[0]?.write(message(id));
    await stream.until(`id: ${String(id)}\n`);
  }
  expect(stream.response.headers).not.toHaveProperty('content-encoding');
  stream.leave();
});

it('a reader who goes away is let go by the backend, too, and nobody calls it a fault', async () => {
  const stream = await follow();
  await stream.until('retry');
  const [response] = fromMap;
  if (!response) throw new Error('The backend was not asked');
  const gone = once(response, 'close');
  stream.leave();
  await gone;
  expect(shop.logText()).not.toContain('broke off');
});

it('readers are asked to come back to another storefront, and this one ends in peace', async () => {
  const streams = [await follow(), await follow()];
  for (const stream of streams) await stream.until('retry');
  fromMap.forEach((response) => response.write(message(1)));
  for (const stream of streams) await stream.until('id: 1\n');
  const gone = Promise.all(fromMap.map((response) => once(response, 'close')));
  await shutDown(serverCloser(shop.server), shop.readiness, shop.eventStreams, diary.log, 0);
  for (const stream of streams) {
    expect(await stream.whole()).toBe(
      `retry: 3000\n\n${message(1)}retry: 500\n\n: please come back\n\n`,
    );
    expect(stream.response.complete).toBe(true);
  }
  await gone;
  expect(said()).toEqual(['closing: finishing what is under way', 'closed']);
  expect(shop.logText()).not.toContain('broke off');
});

it('words of farewell never become a part of a message of which only a half has come', async () => {
  const stream = await follow();
  await stream.until('retry');
  fromMap[0]?.write('event: status\ndata: {"sta');
  await stream.until('{"sta');
  shop.eventStreams.moveAll();
  expect(await stream.whole()).toBe('retry: 3000\n\nevent: status\ndata: {"sta');
});

it('whoever comes to a storefront that ends, on a kept connection, is sent on as well', async () => {
  shop.eventStreams.moveAll();
  const stream = await follow();
  expect(await stream.whole()).toContain('retry: 500\n\n');
  expect(stream.response.complete).toBe(true);
});

describe('somebody who opens stream after stream', () => {
  const CROWDED_OUT = 'retry: 60000\n\n: too many streams\n\n';

  const followed = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const stream = await openStream(shop.port, path, headers);
    await stream.until('retry');
    return stream;
  };

  it.each([
    ['of one order', () => EVENTS, {}],
    [
      'of one order, however its address is spelled',
      (index: number) =>
        [EVENTS, `${EVENTS}/`, EVENTS.replace('purchase', '%70urchase')][index % 3] ?? EVENTS,
      {},
    ],
    [
      'of one session',
      (index: number) => `/api/v1/purchase/${String(index)}/events`,
      { Cookie: 'token=token-of-the-visitor' },
    ],
  ])(
    '%s loses the oldest beyond five, and is asked not to come back soon',
    async (_, path, headers) => {
      const streams = [];
      for (let index = 0; index < 6; index += 1) streams.push(await followed(path(index), headers));
      const [oldest, ...others] = streams;
      expect(await oldest?.whole()).toBe(`retry: 3000\n\n${CROWDED_OUT}`);
      expect(oldest?.response.complete).toBe(true);
      fromMap.forEach((response) => {
        if (!response.destroyed) response.write(message(1));
      });
      for (const stream of others) {
        await stream.until('id: 1\n');
        stream.leave();
      }
    },
  );

  it('from one network loses the oldest beyond what a network may have open', async () => {
    const small = await openStorefront(backend.url, { RATE_STREAMS: '2' });
    const streams = [];
    for (let index = 0; index < 3; index += 1) {
      const stream = await openStream(
        small.port,
        `/api/v1/purchase/track/key-${String(index)}/events`,
      );
      await stream.until('retry');
      streams.push(stream);
    }
    expect(await streams[0]?.whole()).toContain(CROWDED_OUT);
    await small.close();
  });
});
