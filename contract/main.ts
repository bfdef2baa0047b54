import type { RunResult } from './kit/report';
import { findingLine } from './kit/report';
import { runContract } from './kit/run-contract';
import { HELP, readOptions } from './read-options';

const WRONG_USE = 2;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const counted = (count: number, one: string, more: string): string =>
  `${String(count)} ${count === 1 ? one : more}`;

const print = ({ findings, calls, checks, skipped }: RunResult): void => {
  for (const finding of findings) say(findingLine(finding));
  for (const what of skipped) say(`not looked at: ${what}`);
  const found =
    findings.length === 0
      ? 'nothing differs'
      : counted(findings.length, 'difference', 'differences');
  say(`${counted(calls, 'call', 'calls')}, ${counted(checks, 'check', 'checks')}: ${found}`);
};

const main = async (): Promise<number> => {
  const asked = readOptions(process.argv.slice(2));
  if (asked.kind === 'help') {
    say(HELP);
    return 0;
  }
  if (asked.kind === 'wrong') {
    process.stderr.write(`contract: ${asked.reason}\n\n${HELP}`);
    return WRONG_USE;
  }
  const result = await runContract(asked.options);
  if (asked.isJson) say(JSON.stringify(result));
  else print(result);
  return result.findings.length === 0 ? 0 : 1;
};

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`contract: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = WRONG_USE;
  },
);
