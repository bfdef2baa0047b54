import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createClient } from '@redis/client';
import { networkOf } from '../../../environment/network-of';
import { redisLimiting } from '../../../server/rate-limit/redis-limiter';
import { countRequests } from '../../../server/rate-limit/request-limiter';
import { freePort } from '../../../scripts/lib/free-port.cjs';
import { memoryLog } from '../../support/memory-log';

const VISITOR = networkOf('192.0.2.1');

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis) process.stderr.write('Redis: not found, so counting together is not tested.\n');

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const isCounted = (port: number) => async (): Promise<boolean> => {
  const client = createClient({ url: `redis://127.0.0.1:${String(port)}` });
  await client.connect();
  const size = await client.dbSize();
  client.destroy();
  return size > 0;
};

const until = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};

const startRedis = async (port: number): Promise<ChildProcess> => {
  const redis = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', ''],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  for await (const line of redis.stdout) if (String(line).includes('Ready to accept')) break;
  return redis;
};

(hasRedis ? it : it.skip)(
  'several storefronts count together in Redis, which holds no address',
  async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const { log, logText } = memoryLog();
    const url = `redis://127.0.0.1:${String(port)}`;
    const open = () => {
      const { limiterFor, close } = redisLimiting(url, log);
      return { count: countRequests(12, limiterFor), close };
    };
    const storefronts = [open(), open()];
    // Until they have connected each counts by itself: by a network of its own, which may be too often.
    for (const [index, { count }] of storefronts.entries()) {
      const own = networkOf(`198.51.100.${String(index)}`);
      await until(async () => {
        await count(own);
        return isCounted(port)();
      });
    }
    const waits: (number | null)[] = [];
    for (let asked = 0; asked < 8; asked += 1)
      waits.push((await storefronts[asked % 2]?.count(VISITOR)) ?? null);
    expect(waits.slice(0, 6)).toEqual([null, null, null, null, null, null]);
    expect(waits.slice(6)).toEqual([expect.any(Number), expect.any(Number)]);

    const reader = createClient({ url });
    await reader.connect();
    expect((await reader.keys('*')).join()).not.toContain('192.0.2');
    reader.destroy();

    redis.kill();
    await once(redis, 'exit');
    // Each by itself again: what was counted in Redis is away with it.
    expect(await storefronts[0]?.count(VISITOR)).toBeNull();
    expect(logText()).not.toContain('192.0.2');
    for (const { close } of storefronts) close();
  },
);

(hasRedis ? it : it.skip)(
  'a Redis that freezes and thaws is told of once each, and shows while it is frozen',
  async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const { log, logLines } = memoryLog();
    const { limiterFor, isUp, close } = redisLimiting(
      `redis://127.0.0.1:${String(port)}`,
      log,
      300,
    );
    const count = countRequests(1_000, limiterFor);
    await until(isUp);
    redis.kill('SIGSTOP');
    await until(async () => !(await isUp()));
    await until(() => logLines.length > 0);
    expect(await count(VISITOR)).toBeNull();
    redis.kill('SIGCONT');
    await until(isUp);
    expect(logLines.map(({ msg }) => msg)).toEqual([
      'requests are counted without Redis',
      'requests are counted in Redis again',
    ]);
    close();
    redis.kill();
    await once(redis, 'exit');
  },
);

it('a Redis that is not there keeps nobody from the shop', async () => {
  const { log, logLines } = memoryLog();
  const { limiterFor, close } = redisLimiting('redis://:secret@127.0.0.1:1', log);
  const count = countRequests(2, limiterFor);
  expect(await count(VISITOR)).toBeNull();
  expect(await count(VISITOR)).toEqual(expect.any(Number));
  await until(() => logLines.length > 0);
  expect(JSON.stringify(logLines)).not.toContain('secret');
  close();
});

describe('a Redis that is frozen', () => {
  let server: Server;
  let sockets: Socket[] = [];
  let commands = '';
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
    commands = '';
    server.close();
  });

  /** Greets its clients, and answers no command that counts. */
  const openFrozen = async (): Promise<string> => {
    server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        const text = data.toString();
        commands += text;
        const greetings = text.match(/\b(CLIENT|HELLO|SELECT|PING)\r\n/gi) ?? [];
        socket.write('+OK\r\n'.repeat(greetings.length));
      });
    });
    return `redis://127.0.0.1:${String(await listen(server))}`;
  };

  it('holds up a few requests for a moment and the others not at all, and all are counted', async () => {
    const { log } = memoryLog();
    const { limiterFor, close } = redisLimiting(await openFrozen(), log);
    const count = countRequests(2_000, limiterFor);
    await until(async () => {
      await count(networkOf('198.51.100.1'));
      return /EVAL/i.test(commands);
    });
    const waits = await Promise.all(Array.from({ length: 1_500 }, () => count(VISITOR)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(1_000);
    // No more of them wait than the queue takes: a command of each that was sent.
    expect(commands.match(/EVAL/gi)?.length).toBeLessThanOrEqual(256);
    close();
  });
});
