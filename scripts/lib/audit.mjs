import { runNpm } from './children.mjs';
import { say } from './say.mjs';
import { countCheck } from './summary.mjs';

/** Milliseconds; a registry that has not answered by then is not going to. */
const LIMIT = 60_000;

/** Warnings of npm stand before the report, and its news of itself behind it. */
const readReport = (output) => {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
};

/**
 * What an audit of the dependencies says. A registry that cannot say is no finding, and no proof either.
 * @param {string} output of `npm audit --json`
 * @returns {{ found: string[] } | { unknown: string }}
 */
export const readAudit = (output) => {
  const report = readReport(output);
  if (!report?.metadata?.vulnerabilities) {
    return { unknown: String(report?.message ?? 'the registry gave no report').split('\n')[0] };
  }
  const found = Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { found };
};

/**
 * Looks for known weaknesses in what the shop runs on.
 * @returns {Promise<import('./summary.mjs').Counts>}
 */
export const auditDependencies = async () => {
  const { output } = await runNpm(['audit', '--omit=dev', '--json'], { timeout: LIMIT });
  const audit = readAudit(output);
  if ('unknown' in audit) {
    say(`Not audited: ${audit.unknown}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  for (const line of audit.found) say(line);
  return countCheck(audit.found.length);
};
