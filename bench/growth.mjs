import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNode } from '../scripts/lib/children.mjs';
import { command, Refusal } from '../scripts/lib/command.mjs';
import { inProject } from '../scripts/lib/project.mjs';
import { ensureBuild, ensureDependencies } from '../scripts/ensure.mjs';
import { buildBenchServer, withBenchServer } from './bench-server.mjs';
import { getJson, load } from './load.mjs';

/** `node bench/growth.mjs`: what a page costs as the menu, the cart and the visitors grow. */
const MENUS = [100, 1_000, 10_000];
const LINES = [1, 10, 50, 100];
const CONNECTIONS = [1, 16, 64, 200];
const REQUESTS = 300;
const WARM_UP = 300;
const PAGE = '/products/pizza';

/** The demo's menu, with copies of its dishes up to this many, spread over its categories. */
const menuOf = (size) => {
  const menu = JSON.parse(readFileSync(inProject('backend/demo/menu.json'), 'utf8'));
  const dishes = menu.products;
  const copies = Array.from({ length: Math.max(0, size - dishes.length) }, (_, index) => {
    const dish = dishes[index % dishes.length];
    return { ...dish, id: 100_000 + index, chpu: `${dish.chpu}-${index}`, sort: 10_000 + index };
  });
  return { ...menu, products: [...dishes, ...copies] };
};

/** The environment of a backend whose database holds such a menu, in a folder of its own. */
const seeded = async (folder, size) => {
  const env = {
    ...process.env,
    DATABASE_URL: `sqlite:${path.join(folder, `shop-${size}.sqlite`)}`,
    MEDIA_DIR: path.join(folder, 'media'),
    LOG_LEVEL: 'silent',
  };
  const menu = path.join(folder, 'menu.json');
  writeFileSync(menu, JSON.stringify(menuOf(size)));
  const cities = inProject('backend/demo/cities.json');
  const { code, output } = await runNode(
    [inProject('dist/backend/main.js'), 'import', menu, cities],
    { env },
  );
  if (code !== 0) throw new Refusal(output);
  return env;
};

const cpuOf = async (base) => (await getJson(`${base}/cpu`)).microseconds / 1000;

/** Milliseconds of processor time that a request takes, and how large its page is. */
const costOf = async (base, address, headers = {}) => {
  const url = `${base}${address}`;
  await load(url, { count: WARM_UP, connections: 4, headers });
  const before = await cpuOf(base);
  await load(url, { count: REQUESTS, connections: 4, headers });
  const cpu = ((await cpuOf(base)) - before) / REQUESTS;
  const page = await fetch(url, { headers: { ...headers, 'Accept-Encoding': 'identity' } });
  return { cpu, bytes: (await page.arrayBuffer()).byteLength };
};

const ask = (url, agent) =>
  new Promise((resolve, reject) => {
    const since = performance.now();
    http
      .get(url, { agent }, (response) => {
        response.resume();
        response.once('end', () => resolve(performance.now() - since));
      })
      .once('error', reject);
  });

/** How long visitors wait when so many come at once. */
const crowdOf = async (base, connections) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const waits = [];
  const count = REQUESTS + connections * 4;
  const since = performance.now();
  const visitor = async () => {
    while (waits.length < count) waits.push(await ask(`${base}${PAGE}`, agent));
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const seconds = (performance.now() - since) / 1000;
  agent.destroy();
  waits.sort((a, b) => a - b);
  const at = (part) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))];
  const { memory } = await getJson(`${base}/cpu`);
  return { rate: waits.length / seconds, p50: at(0.5), p99: at(0.99), memory: memory / 1e6 };
};

/** The shop's cookie for a cart of so many lines: its dishes' ids to the base of 36. */
const cartOf = (lines) => {
  const ids = menuOf(0)
    .products.slice(0, lines)
    .map(({ id }) => `${id.toString(36)}.1`);
  return { Cookie: `cart=1_${ids.join('_')}` };
};

const line = (name, ...values) =>
  console.log(`${name.padEnd(34)}${values.map((value) => value.padStart(14)).join('')}`);

const benchMenus = async (folder) => {
  const rows = [];
  for (const size of MENUS) {
    const env = await seeded(folder, size);
    rows.push({ size, ...(await withBenchServer(env, (base) => costOf(base, PAGE))) });
  }
  return rows;
};

const benchVisits = async (env) =>
  withBenchServer(env, async (base) => {
    const carts = [];
    for (const lines of LINES)
      carts.push({ lines, ...(await costOf(base, '/cart', cartOf(lines))) });
    await load(`${base}${PAGE}`, { count: WARM_UP, connections: 4 });
    const crowds = [];
    for (const connections of CONNECTIONS)
      crowds.push({ connections, ...(await crowdOf(base, connections)) });
    return { carts, crowds };
  });

const report = ({ menus, carts, crowds }) => {
  line('\nThe menu page', 'ms a page', 'to the first', 'kB');
  for (const { size, cpu, bytes } of menus)
    line(
      `${size} products`,
      cpu.toFixed(1),
      (cpu / menus[0].cpu).toFixed(2),
      String(Math.round(bytes / 1000)),
    );
  line('\nThe cart', 'ms a page', 'to the first', 'kB');
  for (const { lines, cpu, bytes } of carts)
    line(
      `${lines} lines`,
      cpu.toFixed(1),
      (cpu / carts[0].cpu).toFixed(2),
      String(Math.round(bytes / 1000)),
    );
  line('\nVisitors at once', 'pages/s', 'p50 ms', 'p99 ms', 'memory MB');
  for (const { connections, rate, p50, p99, memory } of crowds)
    line(
      `${connections} connections`,
      rate.toFixed(0),
      p50.toFixed(0),
      p99.toFixed(0),
      memory.toFixed(0),
    );
};

await command(async () => {
  await ensureDependencies();
  await ensureBuild();
  await buildBenchServer();
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-growth-'));
  try {
    symlinkSync(inProject('backend/demo/pictures'), path.join(folder, 'pictures'));
    const menus = await benchMenus(folder);
    const visits = await benchVisits(await seeded(folder, MENUS[0]));
    const result = { at: new Date().toISOString(), node: process.version, menus, ...visits };
    mkdirSync(inProject('bench/results'), { recursive: true });
    writeFileSync(inProject('bench/results/growth.json'), JSON.stringify(result, null, 2));
    report(result);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
