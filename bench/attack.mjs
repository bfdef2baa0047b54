import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuild, ensureDependencies } from '../scripts/ensure.mjs';
import { runNode } from '../scripts/lib/children.mjs';
import { command, Refusal } from '../scripts/lib/command.mjs';
import { fetchText, waitUntilReady } from '../scripts/lib/http-ready.mjs';
import { freePort } from '../scripts/lib/free-port.cjs';
import { inProject } from '../scripts/lib/project.mjs';
import { startBackend, startStorefront, stopService } from '../scripts/lib/services.mjs';
import { burst, canSpreadAddresses } from './burst.mjs';

/**
 * `node bench/attack.mjs [--url http://localhost:PORT] [--requests 1000]`: so many requests of each kind
 * at once, from one address and from as many addresses as requests, and then a page and an order. Exits
 * with 1 when the storefront died, or the page or the order took longer than a second.
 */
const LIMIT_MS = 1000;

/** In milliseconds: for a burst to be answered, for streams and half bodies to be held, and to settle. */
const PATIENCE = 60_000;
const HELD_FOR = 3_000;
const SETTLE = 5_000;
const SAMPLE = 250;
/** In seconds. */
const CALM = 30;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Addresses of this machine from which customers come while others attack. */
let customers = 0;
const nextCustomer = () => {
  customers += 1;
  return {
    address: `127.200.${customers >> 8}.${customers & 255}`,
    phone: 359_880_500_000 + customers,
  };
};

const askFrom = (shop, localAddress, method, at, body, headers = {}) =>
  new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = http.request(
      {
        host: '127.0.0.1',
        port: shop.port,
        localAddress: shop.canSpread ? localAddress : undefined,
        agent: false,
        method,
        path: at,
        timeout: PATIENCE,
        headers: {
          Host: shop.host,
          Client: 'web',
          'Accept-Language': 'en',
          ...(text === undefined
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
          ...headers,
        },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (piece) => (answer += piece));
        response.once('error', () => resolve({ status: 0, text: '' }));
        response.once('end', () => resolve({ status: response.statusCode, text: answer }));
      },
    );
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve({ status: 0, text: '' }));
    request.end(text);
  });

const CART = {
  domainId: 1,
  orderType: 'pickup',
  pickupId: 1,
  goods: [{ id: 104, qtt: 2, ingredients: [], free_of_choice: null }],
  timeType: 'soon_as_possible',
  time: null,
  promocode: null,
  bonuses: 0,
  persons: 1,
  equipment: [],
};

/** A guest's order as the page places it. @returns {Promise<{ status: number, key?: string }>} */
const placeOrder = async (shop) => {
  const { address, phone } = nextCustomer();
  const calculated = await askFrom(shop, address, 'POST', '/api/v1/cart/calculate', CART);
  if (calculated.status !== 200) return { status: calculated.status };
  const order = {
    ...CART,
    paymentType: 'cash',
    changeFrom: null,
    doNotCallBack: false,
    comment: '',
    firstName: 'Ivan',
    phone: String(phone),
    expectedTotal: JSON.parse(calculated.text).total,
  };
  const placed = await askFrom(shop, address, 'POST', '/api/v1/purchase', order, {
    'Idempotency-Key': randomUUID(),
  });
  return placed.status === 201
    ? { status: 201, key: JSON.parse(placed.text).tracking_key }
    : { status: placed.status };
};

const timed = async (work) => {
  const since = performance.now();
  const { status } = await work();
  return { status, ms: Math.round(performance.now() - since) };
};

/** What the process says of itself: when it began, and its memory in MB; null where it says nothing. */
const lifeOf = async (shop) => {
  const { body = '' } = (await fetchText(`http://127.0.0.1:${shop.port}/metrics`)) ?? {};
  const value = (name) =>
    Number(new RegExp(`^shop_${name} (\\S+)$`, 'm').exec(body)?.[1] ?? Number.NaN);
  const began = value('process_start_time_seconds');
  return Number.isNaN(began)
    ? null
    : { began, memory: Math.round(value('process_resident_memory_bytes') / 1e6) };
};

/** Watches the memory until it is told to stop; answers the most that was seen. */
const watchMemory = (shop) => {
  let most = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      most = Math.max(most, (await lifeOf(shop))?.memory ?? 0);
      await pause(SAMPLE);
    }
    return most;
  };
  const watching = watch();
  return () => {
    isOver = true;
    return watching;
  };
};

const get = (shop, at, more = '') =>
  `GET ${at} HTTP/1.1\r\nHost: ${shop.host}\r\nConnection: close\r\n${more}\r\n`;

/** Each kind of attack: what is sent, and whether it stays open while the page and the order are asked for. */
const kindsOf = (shop, { picture, key }) => [
  { kind: 'pictures', bytes: () => get(shop, picture) },
  { kind: 'calls', bytes: () => get(shop, '/api/v1/domain/1/goods') },
  { kind: 'pages', bytes: () => get(shop, '/products/pizza') },
  { kind: 'pages with a cart', bytes: () => get(shop, '/cart', 'Cookie: cart=1_2w.2\r\n') },
  {
    kind: 'half bodies',
    isHeld: true,
    bytes: () =>
      `POST /api/v1/cart/calculate HTTP/1.1\r\nHost: ${shop.host}\r\nClient: web\r\n` +
      'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
  },
  {
    kind: 'streams',
    isHeld: true,
    bytes: () => get(shop, `/api/v1/purchase/track/${key}/events`),
  },
];

/** No attack: fifty customers behind one address, each with the six connections of a browser. */
const honest = (shop, picture) => ({
  kind: 'fifty browsers',
  bytes: () => get(shop, picture),
  only: 300,
});

const attack = async (shop, { kind, bytes, isHeld = false, only }, senders, most) => {
  const count = only ?? most;
  const before = await lifeOf(shop);
  const stopWatching = watchMemory(shop);
  const { statuses, end } = await burst({
    port: shop.port,
    count,
    bytes,
    isHeld,
    limit: isHeld ? HELD_FOR : PATIENCE,
    from: senders.from,
  });
  const page = await timed(() => askFrom(shop, nextCustomer().address, 'GET', '/products/pizza'));
  const order = await timed(() => placeOrder(shop));
  end();
  const peak = await stopWatching();
  await pause(SETTLE);
  const after = await lifeOf(shop);
  const isAlive = after !== null && after.began === before?.began;
  const isWell =
    isAlive &&
    page.status === 200 &&
    order.status === 201 &&
    (only === undefined || statuses[200] === only) &&
    Math.max(page.ms, order.ms) <= LIMIT_MS;
  const memory = [before?.memory, peak, after?.memory].map((mb) => mb ?? '?').join(' / ');
  return { kind, from: senders.name, sent: count, statuses, page, order, isAlive, memory, isWell };
};

const COLUMNS = [18, 15, 6, 40, 13, 13, 7, 18];
const line = (cells) =>
  console.log(cells.map((cell, index) => String(cell).padEnd(COLUMNS[index] ?? 0)).join(' '));

const answerOf = ({ status, ms }) =>
  `${ms}${status === 200 || status === 201 ? '' : ` (${status})`}`;

const printRow = ({ kind, from, sent, statuses, page, order, isAlive, memory }) => {
  const counts = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  line([
    kind,
    from,
    sent,
    counts.join(', '),
    answerOf(page),
    answerOf(order),
    isAlive ? 'yes' : 'NO',
    memory,
  ]);
};

/** A backend with the demo's menu that is open at any hour, and a storefront with the usual limits. */
const withOwnShop = async (work) => {
  await ensureDependencies();
  await ensureBuild();
  const folder = mkdtempSync(path.join(tmpdir(), 'attack-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: `sqlite:${path.join(folder, 'shop.sqlite')}`,
    MEDIA_DIR: path.join(folder, 'media'),
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    API_URL: undefined,
    METRICS_PORT: undefined,
    REDIS_URL: undefined,
    TRUST_PROXY: undefined,
  };
  const cities = path.join(folder, 'cities.json');
  const always = readFileSync(inProject('backend/demo/cities.json'), 'utf8')
    .replaceAll('"from": "11:00"', '"from": "00:00"')
    .replaceAll('"to": "22:00"', '"to": "23:59"');
  writeFileSync(cities, always);
  const { code, output } = await runNode(
    [inProject('dist/backend/main.js'), 'import', inProject('backend/demo/menu.json'), cities],
    { env },
  );
  if (code !== 0) throw new Refusal(output);
  const port = await freePort();
  const backendPort = await freePort();
  const backend = startBackend({ env, port: backendPort, storefrontPort: port, output: 'ignore' });
  const apiUrl = `http://127.0.0.1:${backendPort}`;
  await waitUntilReady(`${apiUrl}/readyz`, { limit: 60_000 });
  const storefront = startStorefront({ env, port, apiUrl, output: 'ignore' });
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, { limit: 60_000 });
    return await work(port);
  } finally {
    await stopService(storefront, 5000);
    await stopService(backend, 5000);
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The memory once the shop has had time to collect what the attacks left. */
const settledMemory = async (shop) => {
  for (let second = 0; second < CALM; second += 1) {
    await askFrom(shop, nextCustomer().address, 'GET', '/products/soups');
    await pause(1000);
  }
  return (await lifeOf(shop))?.memory ?? '?';
};

const attackAll = (count) => async (port) => {
  const canSpread = await canSpreadAddresses(port);
  const shop = { port, host: `localhost:${port}`, canSpread };
  const goods = await askFrom(shop, '127.0.0.1', 'GET', '/api/v1/domain/1/goods');
  const picture = /\/media\/[^"?]*\.jpg/.exec(goods.text)?.[0] ?? '/media/none.jpg';
  const { key, status } = await placeOrder(shop);
  if (key === undefined) throw new Refusal(`No order can be placed before the attack (${status}).`);
  const senders = [
    { name: 'one address', from: () => undefined },
    ...(canSpread
      ? [{ name: 'many addresses', from: (index) => `127.100.${index >> 8}.${index & 255 || 1}` }]
      : []),
  ];
  line([
    'kind',
    'from',
    'sent',
    'answers',
    'then page ms',
    'then order ms',
    'alive',
    'MB before / peak / after',
  ]);
  const rows = [];
  const tasks = senders.flatMap((one) =>
    kindsOf(shop, { picture, key }).map((kind) => ({ kind, one })),
  );
  for (const { kind, one } of [{ kind: honest(shop, picture), one: senders[0] }, ...tasks]) {
    const row = await attack(shop, kind, one, count);
    printRow(row);
    rows.push(row);
    if (!row.isAlive) return rows;
  }
  console.log(`\nMB after half a minute with a page a second: ${await settledMemory(shop)}`);
  return rows;
};

const portOf = (address) => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.protocol !== 'http:' || !LOOPBACK.has(url.hostname)) {
    throw new Refusal(`--url: got "${address}", accepts http://localhost:PORT alone`);
  }
  return Number(url.port || 80);
};

await command(async () => {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, requests: { type: 'string', default: '1000' } },
  });
  const count = Number(values.requests);
  if (!Number.isInteger(count) || count < 1 || count > 5000) {
    throw new Refusal(`--requests: got "${values.requests}", accepts 1 to 5000`);
  }
  const work = attackAll(count);
  const rows = values.url === undefined ? await withOwnShop(work) : await work(portOf(values.url));
  mkdirSync(inProject('bench/results'), { recursive: true });
  const result = { at: new Date().toISOString(), node: process.version, rows };
  writeFileSync(inProject('bench/results/attack.json'), JSON.stringify(result, null, 2));
  return rows.every(({ isWell }) => isWell) ? 0 : 1;
});
