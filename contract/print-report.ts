import type { Finding, Harm, RunResult } from './kit/report';
import { findingLine, isRequired } from './kit/report';

const HEADINGS: Readonly<Record<Harm, string>> = {
  page: 'Pages show nothing until this is mended:',
  rule: 'Rules that do not hold:',
  header: 'Headers:',
};
const HARMS: readonly Harm[] = ['page', 'rule', 'header'];

/** So many calls are named where many differ alike. */
const NAMED = 3;

const counted = (count: number, one: string, more: string): string =>
  `${String(count)} ${count === 1 ? one : more}`;

const isMissingHeader = ({ harm, came }: Finding): boolean =>
  harm === 'header' && came === 'nothing';

/** What differs alike in several calls is one line, and so are all headers that are missing. */
const groupedLines = (findings: readonly Finding[]): readonly string[] => {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = isMissingHeader(finding) ? '' : `${finding.expected}\0${finding.came}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const names = [...new Set(alike.map(({ operation }) => operation))];
    const more = names.length > NAMED ? ` and ${String(names.length - NAMED)} more` : '';
    const operation = names.slice(0, NAMED).join(', ') + more;
    const expected = [...new Set(alike.map((one) => one.expected))].join(', ');
    return [findingLine({ ...first, operation, expected })];
  });
};

/** Of calls that every backend must have first. */
const requiredFirst = (findings: readonly Finding[]): readonly Finding[] => [
  ...findings.filter(({ operation }) => isRequired(operation)),
  ...findings.filter(({ operation }) => !isRequired(operation)),
];

/** What differs as lines, what harms most first. */
export const reportLines = ({ findings, calls, checks, skipped }: RunResult): readonly string[] => [
  ...HARMS.flatMap((harm) => {
    const lines = groupedLines(requiredFirst(findings.filter((one) => one.harm === harm)));
    return lines.length === 0 ? [] : [HEADINGS[harm], ...lines.map((line) => `  ${line}`), ''];
  }),
  ...skipped.map((what) => `not looked at: ${what}`),
  `${counted(calls, 'call', 'calls')}, ${counted(checks, 'check', 'checks')}: ${
    findings.length === 0
      ? 'nothing differs'
      : counted(findings.length, 'difference', 'differences')
  }`,
];
