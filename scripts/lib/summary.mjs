/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** A check that only passes or fails counts as one test. @param {number} code @returns {Counts} */
export const countCheck = (code) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
});

/**
 * A runner that failed must not look well because its report names no failed test: it may have
 * ended before it wrote one, or refused for another reason.
 * @param {Counts} counts @param {number} code
 */
const honest = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {any} report of `jest --json`, undefined when there is none
 * @param {number} code exit code
 * @returns {Counts}
 */
export const countJest = (report, code) =>
  honest(
    report
      ? {
          passed: report.numPassedTests,
          // A suite that does not even load has no tests to count.
          failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
          skipped: report.numPendingTests + report.numTodoTests,
        }
      : NOTHING,
    code,
  );

/**
 * @param {any} report of Playwright's JSON reporter, undefined when there is none
 * @param {number} code exit code
 * @returns {Counts}
 */
export const countPlaywright = (report, code) =>
  honest(
    report
      ? {
          passed: report.stats.expected,
          failed: report.stats.unexpected + report.stats.flaky,
          skipped: report.stats.skipped,
        }
      : NOTHING,
    code,
  );

/** @param {Counts[]} parts @returns {Counts} */
export const addUp = (parts) =>
  parts.reduce(
    (sum, part) => ({
      passed: sum.passed + part.passed,
      failed: sum.failed + part.failed,
      skipped: sum.skipped + part.skipped,
    }),
    NOTHING,
  );

/** @param {Counts} counts */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Tests that did not run prove nothing. @param {Counts} counts */
export const exitCodeOf = ({ passed, failed }) => (failed > 0 || passed === 0 ? 1 : 0);
