/** A module: its names are its own. */
export {};

interface TimedTest {
  file: string;
  title: string;
  seconds: number;
  isSkipped: boolean;
}
const { timeTable, timedByJest, timedByPlaywright } = jest.requireActual<{
  timeTable(tests: TimedTest[]): string[];
  timedByJest(report: unknown): TimedTest[];
  timedByPlaywright(report: unknown): TimedTest[];
}>('../../scripts/lib/timed-tests.mjs');

const jestReport = {
  testResults: [
    {
      name: `${process.cwd()}/tests/a.test.ts`,
      assertionResults: [
        { fullName: 'adds', duration: 1500, status: 'passed' },
        { fullName: 'waits', duration: null, status: 'pending' },
      ],
    },
    {
      name: `${process.cwd()}/test-results/together/unit/1.test.js`,
      assertionResults: [
        {
          ancestorTitles: ['domain/b.test.ts', 'a sum'],
          fullName: 'domain/b.test.ts a sum is right',
          duration: 500,
          status: 'passed',
        },
      ],
    },
  ],
};
const spec = (title: string, duration: number) => ({
  file: 'b.spec.ts',
  title,
  tests: [{ status: 'expected', results: [{ duration }] }],
});
const browserReport = {
  suites: [{ specs: [spec('opens', 2000)], suites: [{ specs: [spec('closes', 250)] }] }],
};

it('knows each test of Jest, also one that did not run and one that shares its environment', () => {
  expect(timedByJest(jestReport)).toEqual([
    { file: 'tests/a.test.ts', title: 'adds', seconds: 1.5, isSkipped: false },
    { file: 'tests/a.test.ts', title: 'waits', seconds: 0, isSkipped: true },
    { file: 'tests/domain/b.test.ts', title: 'a sum is right', seconds: 0.5, isSkipped: false },
  ]);
});

it('knows each browser test, also one in a group', () => {
  expect(timedByPlaywright(browserReport)).toEqual([
    { file: 'e2e/b.spec.ts', title: 'opens', seconds: 2, isSkipped: false },
    { file: 'e2e/b.spec.ts', title: 'closes', seconds: 0.25, isSkipped: false },
  ]);
});

it.each([timedByJest, timedByPlaywright])('knows none where there is no report', (read) => {
  expect(read(undefined)).toEqual([]);
});

it('names the slowest files and tests first, and what did not run', () => {
  const lines = timeTable([...timedByJest(jestReport), ...timedByPlaywright(browserReport)]);
  expect(lines.map((line) => line.trim())).toEqual([
    '',
    'The ten slowest files:',
    '2.3 s  e2e/b.spec.ts',
    '1.5 s  tests/a.test.ts',
    '0.5 s  tests/domain/b.test.ts',
    '',
    'The ten slowest tests:',
    '2.0 s  e2e/b.spec.ts: opens',
    '1.5 s  tests/a.test.ts: adds',
    '0.5 s  tests/domain/b.test.ts: a sum is right',
    '0.3 s  e2e/b.spec.ts: closes',
    '0.0 s  tests/a.test.ts: waits',
    '',
    'Skipped, for they need what this machine or this database does not have:',
    'tests/a.test.ts: waits',
  ]);
});
