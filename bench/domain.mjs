import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { buildDomain } from '../scripts/lib/build-domain.mjs';
import { inProject } from '../scripts/lib/project.mjs';

const ROUNDS = 31;
const TARGET_MS = 4;
/** Twice the input may cost twice as much, and a little for a busy machine. */
const LIMITS = { growth: 2.5 };

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const time = (work, count) => {
  const since = performance.now();
  for (let turn = 0; turn < count; turn += 1) work();
  return (performance.now() - since) / count;
};

/** How many times make a measurement long enough to be one. */
const countFor = (work) => {
  time(work, 50);
  return Math.max(1, Math.round(TARGET_MS / Math.max(time(work, 20), 0.0001)));
};

/** Milliseconds of each work, measured in turns, so that a busy moment meets all of them. */
const sideBySide = (works) => {
  const counts = works.map(countFor);
  const times = works.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    works.forEach((work, index) => times[index].push(time(work, counts[index])));
  return times.map(median);
};

const lines = (count) =>
  Array.from({ length: count }, (_, index) => ({
    productId: index + 1,
    quantity: 1,
    ingredients: [1, 2, 3, 4, 5].map((id) => ({ ingredientId: id, quantity: 2 })),
    choiceId: null,
  }));

/** A star of so many points around a centre. */
const star = (count, [lng, lat], radius) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const reach = radius * (index % 2 ? 1 : 0.8);
    return [lng + reach * Math.cos(angle), lat + reach * Math.sin(angle)];
  });

/** Zones around the same point, all of which have to be looked into: none holds it but the last. */
const zones = ({ zoneShapeOf, money, idOf }, count, points) =>
  Array.from({ length: count }, (_, index) => {
    const last = index === count - 1;
    const ring = star(points, [23.32, 42.69], 0.1);
    // A hole around the point that is asked for, so that its box says nothing.
    const hole = star(Math.max(8, points / 8), [23.32, 42.69], 0.01);
    return {
      id: idOf(index + 1),
      minOrder: money(index),
      deliveryPrice: money(0),
      polygons: zoneShapeOf([last ? [ring] : [ring, hole]]).value,
    };
  });

const cartRows = ({ mergeLine, mergeLines }) => {
  const sizes = [100, 200, 400];
  const carts = sizes.map((size) => lines(size));
  const last = (cart) => cart[cart.length - 1];
  return {
    sizes,
    one: sideBySide(carts.map((cart) => () => mergeLine(cart, last(cart), 'increase'))),
    all: sideBySide(carts.map((cart) => () => mergeLines(cart, cart, 'increase'))),
  };
};

const zoneRows = (domain) => {
  const point = [23.32, 42.69];
  const shapes = [
    [25, 1000],
    [50, 1000],
    [100, 1000],
    [50, 500],
    [50, 2000],
  ];
  const prepared = shapes.map(([count, points]) =>
    domain.prepareZones(zones(domain, count, points)),
  );
  const times = sideBySide(prepared.map((all) => () => domain.preparedZoneAt(all, point)));
  return shapes.map(([count, points], index) => ({ count, points, milliseconds: times[index] }));
};

const row = (name, value, limit = '') =>
  console.log(`${name.padEnd(58)}${value.padStart(10)}   ${limit}`);

const report = ({ cart, zone, growth }) => {
  console.log('\nThe rules that meet large inputs\n');
  cart.sizes.forEach((size, index) =>
    row(`one line merged into a cart of ${size} (ms)`, cart.one[index].toFixed(3)),
  );
  cart.sizes.forEach((size, index) =>
    row(`a cart of ${size} lines merged into the same (ms)`, cart.all[index].toFixed(3)),
  );
  for (const { count, points, milliseconds } of zone)
    row(`zone of a point, ${count} polygons of ${points} points (ms)`, milliseconds.toFixed(3));
  for (const [what, ratio] of Object.entries(growth))
    row(`twice as large: ${what}`, ratio.toFixed(2), `at most ${LIMITS.growth}`);
};

/** What carts and zones cost as they grow; fails where that is more than in proportion. */
export const benchDomain = async () => {
  const folder = inProject('.cache/bench-domain');
  await buildDomain(folder);
  const domain = createRequire(import.meta.url)(folder);
  const cart = cartRows(domain);
  const zone = zoneRows(domain);
  const ratio = (part, whole) => whole / part;
  const growth = {
    'one line into a cart': ratio(cart.one[1], cart.one[2]),
    'a cart into a cart': ratio(cart.all[1], cart.all[2]),
    polygons: ratio(zone[1].milliseconds, zone[2].milliseconds),
    'points of a polygon': ratio(zone[1].milliseconds, zone[4].milliseconds),
  };
  const result = { cart, zone, growth };
  report(result);
  mkdirSync(inProject('bench/results'), { recursive: true });
  writeFileSync(inProject('bench/results/domain.json'), `${JSON.stringify(result, null, 2)}\n`);
  const grownTooFast = Object.values(growth).some((value) => value > LIMITS.growth);
  if (grownTooFast) console.error('Something grows faster than its input.');
  return grownTooFast ? 1 : 0;
};
