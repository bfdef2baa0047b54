import type { Asked } from './cli/read-command';
import { readCommand } from './cli/read-command';
import { terminalOn } from './cli/terminal';
import { readEnvironment } from './config/environment';

const WRONG_USE = 2;
const FAILED = 1;

const terminal = terminalOn(process.stdout, process.stderr);

/** `| head` has read enough: nobody reads on, and nothing has gone wrong. */
const endWithReader = ({ code }: NodeJS.ErrnoException): void => {
  process.exit(code === 'EPIPE' ? 0 : FAILED);
};
process.stdout.on('error', endWithReader);
process.stderr.on('error', endWithReader);

const run = async (asked: Asked): Promise<number> => {
  if (asked.kind === 'help') {
    terminal.printLine(asked.text);
    return 0;
  }
  const environment = readEnvironment(process.env);
  if (environment.ok) return asked.run(environment.value, terminal);
  terminal.printError(environment.error);
  return FAILED;
};

const main = async (): Promise<number> => {
  const asked = readCommand(process.argv.slice(2));
  if (asked.ok) return run(asked.value);
  terminal.printError(asked.error);
  return WRONG_USE;
};

main().then(
  (code) => {
    // Not process.exit: what was written must still arrive. The channel to a parent would keep us.
    process.exitCode = code;
    if (process.connected) process.disconnect();
  },
  (error: unknown) => {
    terminal.printError(`backend: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = FAILED;
    if (process.connected) process.disconnect();
  },
);
