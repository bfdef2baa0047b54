import { exitCodeOf, ofRequiredCalls } from './exit-code';
import { runContract } from './kit/run-contract';
import { reportLines } from './print-report';
import { HELP, readOptions } from './read-options';

const WRONG_USE = 2;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const main = async (): Promise<number> => {
  const asked = readOptions(process.argv.slice(2));
  if (asked.kind === 'help') {
    print(HELP);
    return 0;
  }
  if (asked.kind === 'wrong') {
    process.stderr.write(`contract: ${asked.reason}\n\n${HELP}`);
    return WRONG_USE;
  }
  const all = await runContract(asked.options);
  const result = asked.isRequiredOnly ? ofRequiredCalls(all) : all;
  if (asked.isJson) print(JSON.stringify(result));
  else for (const line of reportLines(result)) print(line);
  return exitCodeOf(result);
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
