import type { RunResult } from './kit/report';
import { isRequired } from './kit/report';

const FINE = 0;
const DIFFERS = 1;
/** A page of the shop would show nothing. */
const BREAKS_PAGES = 3;

/** What the calls that every backend must have do otherwise; headers do not count. */
export const ofRequiredCalls = (result: RunResult): RunResult => ({
  ...result,
  findings: result.findings.filter(
    ({ operation, harm }) => harm !== 'header' && isRequired(operation),
  ),
});

/** How the command ends by what it has found. */
export const exitCodeOf = ({ findings }: RunResult): number => {
  if (findings.some(({ harm }) => harm === 'page')) return BREAKS_PAGES;
  return findings.length === 0 ? FINE : DIFFERS;
};
