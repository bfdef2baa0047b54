/** A module: its names are its own. */
export {};

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
const { addUp, countCheck, countJest, countPlaywright, exitCodeOf, summaryLine } =
  jest.requireActual<{
    addUp(parts: Counts[]): Counts;
    countCheck(code: number): Counts;
    countJest(report: unknown, code: number): Counts;
    countPlaywright(report: unknown, code: number): Counts;
    exitCodeOf(counts: Counts): number;
    summaryLine(counts: Counts): string;
  }>('../../scripts/lib/summary.mjs');

const counts = (passed: number, failed: number, skipped = 0): Counts => ({
  passed,
  failed,
  skipped,
});
const jestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 1,
  numTodoTests: 1,
};
const browserReport = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } };

describe('the last line of npm test', () => {
  it('says how many passed and failed', () => {
    expect(summaryLine(counts(12, 0))).toBe('12 passed, 0 failed');
  });

  it('says how many were skipped only when some were', () => {
    expect(summaryLine(counts(12, 1, 2))).toBe('12 passed, 1 failed, 2 skipped');
  });

  it('adds up checks, tests and browser tests', () => {
    const parts = [countCheck(0), countJest(jestReport, 0), countPlaywright(browserReport, 0)];
    expect(summaryLine(addUp(parts))).toBe('9 passed, 0 failed, 2 skipped');
  });
});

describe('the exit code of npm test', () => {
  it.each([
    ['succeeds when all passed', counts(3, 0), 0],
    ['succeeds when some were skipped', counts(3, 0, 1), 0],
    ['fails when one failed', counts(300, 1), 1],
    ['fails when nothing ran', counts(0, 0), 1],
    ['fails when everything was skipped', counts(0, 0, 7), 1],
  ])('%s', (_rule, total, code) => {
    expect(exitCodeOf(total)).toBe(code);
  });
});

describe('what counts as a failed test', () => {
  it('a check that fails', () => {
    expect(countCheck(2)).toEqual(counts(0, 1));
  });

  it('a test file that does not even load', () => {
    const report = { ...jestReport, numRuntimeErrorTestSuites: 1 };
    expect(countJest(report, 1)).toEqual(counts(5, 1, 2));
  });

  it('a browser test that passed only when repeated', () => {
    const report = { stats: { ...browserReport.stats, flaky: 1 } };
    expect(countPlaywright(report, 0).failed).toBe(1);
  });

  it.each([
    ['Jest that ended before its report', () => countJest(undefined, 1)],
    ['Playwright that ended before its report', () => countPlaywright(undefined, 1)],
    ['a runner that failed without a failed test', () => countJest(jestReport, 1)],
  ])('%s', (_case, count) => {
    expect(count().failed).toBe(1);
  });
});
