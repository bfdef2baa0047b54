import path from 'node:path';
import { inProject, ROOT } from './project.mjs';

/**
 * @typedef {object} TimedTest
 * @property {string} file from the project's root
 * @property {string} title
 * @property {number} seconds
 * @property {boolean} isSkipped
 */

const TOGETHER = inProject('test-results/together');

/** Where tests of several files run as one, the outermost title names the file (together.cjs). */
const placeOf = (name, { ancestorTitles, fullName }) => {
  if (!name.startsWith(TOGETHER)) return { file: path.relative(ROOT, name), title: fullName };
  const [file] = ancestorTitles;
  return { file: path.join('tests', file), title: fullName.slice(file.length + 1) };
};

/** @param {any} report of `jest --json`, undefined when there is none @returns {TimedTest[]} */
export const timedByJest = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...placeOf(name, test),
      seconds: (test.duration ?? 0) / 1000,
      isSkipped: test.status === 'pending' || test.status === 'todo',
    })),
  );

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {any} report of Playwright's JSON reporter, undefined when there is none @returns {TimedTest[]} */
export const timedByPlaywright = (report) =>
  specsOf(report ?? {}).flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file: `e2e/${file}`,
      title,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      isSkipped: status === 'skipped',
    })),
  );

/** Seconds first, right under each other. */
const line = ([name, seconds]) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;

const slowest = (named, count) =>
  [...named]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(line);

/**
 * Where the time went, and what did not run.
 * @param {TimedTest[]} tests
 * @returns {string[]} lines
 */
export const timeTable = (tests) => {
  const files = new Map();
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds);
  const skipped = tests.filter(({ isSkipped }) => isSkipped);
  return [
    '',
    'The ten slowest files:',
    ...slowest(files, 10),
    '',
    'The ten slowest tests:',
    ...slowest(
      tests.map(({ file, title, seconds }) => [`${file}: ${title}`, seconds]),
      10,
    ),
    ...(skipped.length > 0
      ? ['', 'Skipped, for they need what this machine or this database does not have:']
      : []),
    ...skipped.map(({ file, title }) => `${file}: ${title}`),
  ];
};
