import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { cpus } from 'node:os';
import { cart } from './backend-calls-shop';

/**
 * `npm run bench`, the backend: what pricing a cart and listing a category cost, and whether a
 * larger menu makes them dearer. The answers are as long with every menu, so they must not be.
 */
const SIZES = [100, 1_000, 10_000];
const ROUNDS = 7;
const WARM_UP = 400;
const REQUESTS = 300;
const CONNECTIONS = 4;
/** To the smallest menu; what is above 1 is a busy machine, and larger tables in its caches. */
const LIMITS = { ratio: 1.5 };

interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string | null;
}

const CALLS: readonly Call[] = [
  {
    name: 'a cart of 20 lines',
    method: 'POST',
    path: '/cart/calculate',
    body: JSON.stringify(cart),
  },
  {
    name: 'a category of 60 dishes',
    method: 'GET',
    path: '/domain/1/goods/category/category-0',
    body: null,
  },
];

interface Shop {
  readonly size: number;
  readonly child: ChildProcess;
  readonly base: string;
}

const open = async (size: number): Promise<Shop> => {
  const child = fork('bench/backend-calls-server.ts', [String(size)], {
    execArgv: ['--import', 'tsx'],
  });
  const [message] = (await once(child, 'message')) as [{ readonly port: number }];
  return { size, child, base: `http://127.0.0.1:${String(message.port)}` };
};

const ask = (agent: http.Agent, base: string, { method, path, body }: Call): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { Client: 'web', 'Content-Type': 'application/json' };
    const request = http.request(
      `${base}/api/v1${path}`,
      { agent, method, headers },
      (response) => {
        response.resume();
        response.once('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${path} answered ${String(response.statusCode)}`));
        });
      },
    );
    request.once('error', reject);
    request.end(body);
  });

const load = async (base: string, call: Call, count: number): Promise<void> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = count;
  const visitor = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await ask(agent, base, call);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  agent.destroy();
};

const cpuOf = async (base: string): Promise<number> => {
  const used = (await (await fetch(`${base}/cpu`)).json()) as { readonly microseconds: number };
  return used.microseconds;
};

/** Processor time of one request, in milliseconds. */
const measure = async (base: string, call: Call): Promise<number> => {
  const before = await cpuOf(base);
  await load(base, call, REQUESTS);
  return ((await cpuOf(base)) - before) / 1000 / REQUESTS;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** All menus in turns, so that a busy moment meets each of them. */
const sideBySide = async (shops: readonly Shop[], call: Call): Promise<readonly number[]> => {
  for (const { base } of shops) await load(base, call, WARM_UP);
  const times: number[][] = shops.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, { base }] of shops.entries()) times[index]?.push(await measure(base, call));
  return times.map(median);
};

const row = (name: string, value: string, limit = ''): void => {
  console.log(`${name.padEnd(54)}${value.padStart(12)}   ${limit}`);
};

const run = async (): Promise<void> => {
  const shops: Shop[] = [];
  for (const size of SIZES) shops.push(await open(size));
  const results = [];
  try {
    console.log('\nBackend, requests a second on one core\n');
    for (const call of CALLS) {
      const cpu = await sideBySide(shops, call);
      const perSecond = cpu.map((milliseconds) => Math.round(1000 / milliseconds));
      const ratios = cpu.slice(1).map((milliseconds) => milliseconds / (cpu[0] ?? NaN));
      SIZES.forEach((size, index) => {
        row(`${call.name}, ${String(size)} products`, String(perSecond[index]));
      });
      ratios.forEach((ratio, index) => {
        row(
          `  ${String(SIZES[index + 1])} products to ${String(SIZES[0])}, time of a request`,
          ratio.toFixed(2),
          `at most ${String(LIMITS.ratio)}`,
        );
      });
      results.push({ call: call.name, sizes: SIZES, cpu, perSecond, ratios });
      if (ratios.some((ratio) => ratio > LIMITS.ratio)) process.exitCode = 1;
    }
  } finally {
    shops.forEach(({ child }) => {
      child.disconnect();
    });
  }
  const setting = {
    at: new Date().toISOString(),
    processor: cpus()[0]?.model,
    node: process.version,
  };
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(
    'bench/results/backend-calls.json',
    JSON.stringify({ ...setting, limits: LIMITS, results }, null, 2),
  );
};

void run();
