import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from '../scripts/lib/command.mjs';
import { withDatabase } from '../scripts/lib/database.mjs';
import { inProject } from '../scripts/lib/project.mjs';
import { ensureBuild, ensureDependencies, ensureSeed } from '../scripts/ensure.mjs';
import { buildBenchServer, withBenchServer } from './bench-server.mjs';
import { load } from './load.mjs';

/** `node bench/flame.mjs`: draws where a menu page spends its time, as docs/images/menu-page-flame.svg. */
const PAGE = '/products/pizza';
const REQUESTS = 1500;
const WIDTH = 1200;
const ROW = 17;
/** A part of all that is too narrow to be seen. */
const NARROWEST = 0.004;
const DEEPEST = 26;
const NOT_WORK = new Set(['(idle)', '(program)', '(root)']);

const nameOf = ({ callFrame: { functionName, url } }) => {
  if (functionName !== '') return functionName;
  return url.startsWith('node:') ? url : '(anonymous)';
};

/** The profile as one tree by names, with the time spent in each and below it. */
const treeOf = ({ nodes, samples, timeDeltas }) => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = new Map();
  samples.forEach((id, index) => own.set(id, (own.get(id) ?? 0) + timeDeltas[index]));
  const grow = (into, node) => {
    const name = nameOf(node);
    // One function that calls itself again is one.
    const place =
      into.name === name ? into : (into.below.get(name) ?? { name, time: 0, below: new Map() });
    if (place !== into) into.below.set(name, place);
    let time = NOT_WORK.has(name) ? 0 : (own.get(node.id) ?? 0);
    for (const child of node.children ?? []) time += grow(place, byId.get(child));
    if (place !== into) place.time += time;
    return time;
  };
  const root = { name: 'all', time: 0, below: new Map() };
  root.time = grow(root, nodes[0]);
  return root;
};

/** Steps that only lead on to others, of Express, React, sagas and Node, are left out. */
const PASSED = new RegExp(
  `^(${[
    '\\(root\\)|node:.*|\\(anonymous\\)|run|run[A-Z].*|callbackTrampoline|process[A-Z].*|emit|parserOn.*|asyncRun.*',
    'next|handle|handleRequest|trimPrefix|internalNext|dispatch|app|router|result|.*Middleware|mounted_.*',
    'retryNode|render(Element|Node|NodeDestructive|ChildrenArray|WithHooks|Lazy)|finishFunctionComponent|retryTask',
    'Module\\..*|executeUserEntryPoint|__webpack_require__|require|proc|digestEffect|exec|currCb|redux_saga_.*|next|asap|immediately|flush|wrap',
  ].join('|')})$`,
);

const folded = (place) => {
  const below = new Map();
  const add = (child) => {
    const known = below.get(child.name);
    if (!known) below.set(child.name, { ...child, below: new Map(child.below) });
    else {
      known.time += child.time;
      for (const [name, lower] of child.below) {
        const same = known.below.get(name);
        known.below.set(name, same ? merged(same, lower) : lower);
      }
    }
  };
  for (const child of place.below.values()) {
    const inner = folded(child);
    if (PASSED.test(child.name)) [...inner.below.values()].forEach(add);
    else add(inner);
  }
  return { ...place, below };
};

const merged = (one, other) => {
  const below = new Map(one.below);
  for (const [name, child] of other.below) {
    const same = below.get(name);
    below.set(name, same ? merged(same, child) : child);
  }
  return { name: one.name, time: one.time + other.time, below };
};

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const draw = (root) => {
  const boxes = [];
  let deepest = 0;
  const place = (node, depth, x) => {
    if (node.time / root.time < NARROWEST || depth > DEEPEST) return;
    deepest = Math.max(deepest, depth);
    const width = (node.time / root.time) * WIDTH;
    const share = ((node.time / root.time) * 100).toFixed(1);
    const hue = 10 + ((node.name.length * 37) % 40);
    const words = width > 34 ? escaped(node.name.slice(0, Math.floor(width / 6.4))) : '';
    boxes.push(
      `<g><title>${escaped(node.name)} ${share} %</title>` +
        `<rect x="${x.toFixed(1)}" y="${depth * ROW}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="hsl(${hue} 75% 68%)"/>` +
        `<text x="${(x + 3).toFixed(1)}" y="${depth * ROW + 12}">${words}</text></g>`,
    );
    let at = x;
    for (const child of [...node.below.values()].sort((a, b) => b.time - a.time)) {
      place(child, depth + 1, at);
      at += (child.time / root.time) * WIDTH;
    }
  };
  place(root, 0, 0);
  const height = (deepest + 1) * ROW;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="10.5">` +
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>${boxes.join('')}</svg>\n`
  );
};

await command(async () => {
  await ensureDependencies();
  await ensureBuild();
  await buildBenchServer();
  const env = withDatabase(process.env);
  await ensureSeed(env);
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-flame-'));
  try {
    await withBenchServer(
      env,
      (base) => load(`${base}${PAGE}`, { count: REQUESTS, connections: 4 }),
      { execArgv: ['--cpu-prof', `--cpu-prof-dir=${folder}`] },
    );
    const [file] = readdirSync(folder);
    const root = folded(treeOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))));
    const time = [...root.below.values()].reduce((sum, child) => sum + child.time, 0);
    writeFileSync(inProject('docs/images/menu-page-flame.svg'), draw({ ...root, time }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
