import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { searchDishes, searchIndex } from '../backend/catalogue/search-index';
import { SEARCHES, searchMenu } from './search-menu';

/** `npm run bench`, the search: how its time grows with the menu. */
const SIZES = [100, 1_000, 10_000];
const ROUNDS = 15;
/** Ten times the dishes may take ten times as long, and a fifth more for what a clock misses. */
const LIMITS = { growth: 12, slowest: 20 };

/** Milliseconds of each search: the least of the rounds, for the rest is other work of the machine. */
const measure = (size: number): readonly number[] => {
  const index = searchIndex(searchMenu(size));
  const repeats = Math.ceil(10_000 / size);
  const once = (text: string): number => {
    const since = performance.now();
    for (let turn = 0; turn < repeats; turn += 1) searchDishes(index, text, 'ru');
    return (performance.now() - since) / repeats;
  };
  SEARCHES.forEach(once);
  return SEARCHES.map((text) => Math.min(...Array.from({ length: ROUNDS }, () => once(text))));
};

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const row = (name: string, value: string, limit = ''): void => {
  console.log(`${name.padEnd(54)}${value.padStart(12)}   ${limit}`);
};

const results = SIZES.map((size) => {
  const times = measure(size);
  return { size, mean: sum(times) / times.length, slowest: Math.max(...times), times };
});
const growth = results.slice(1).map(({ mean }, index) => mean / (results[index]?.mean ?? NaN));
const slowest = results.at(-1)?.slowest ?? NaN;

console.log('\nSearch, five languages\n');
results.forEach(({ size, mean, slowest: worst }) => {
  row(`a search in ${String(size)} dishes, mean (ms)`, mean.toFixed(3));
  row(`a search in ${String(size)} dishes, slowest text (ms)`, worst.toFixed(3));
});
growth.forEach((ratio, index) => {
  row(
    `${String(SIZES[index + 1])} dishes to ${String(SIZES[index])}`,
    ratio.toFixed(2),
    `at most ${String(LIMITS.growth)}`,
  );
});
row(
  'slowest text in the largest menu (ms)',
  slowest.toFixed(2),
  `at most ${String(LIMITS.slowest)}`,
);

mkdirSync('bench/results', { recursive: true });
writeFileSync(
  'bench/results/search.json',
  JSON.stringify(
    {
      at: new Date().toISOString(),
      processor: cpus()[0]?.model,
      node: process.version,
      growth,
      slowest,
      limits: LIMITS,
      searches: SEARCHES,
      results,
    },
    null,
    2,
  ),
);
if (growth.some((ratio) => ratio > LIMITS.growth) || slowest > LIMITS.slowest) process.exitCode = 1;
