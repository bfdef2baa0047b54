import type { Command } from './cli/read-command';
import { readCommand } from './cli/read-command';
import { runImport } from './cli/run-import';
import { runMigrate } from './cli/run-migrate';
import { runServe } from './cli/run-serve';
import type { Terminal } from './cli/terminal';
import { readEnvironment } from './config/environment';

const WRONG_USE = 2;
const FAILED = 1;

const terminal: Terminal = {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
};

const run = async (command: Command): Promise<number> => {
  if (command.kind === 'help') {
    terminal.say(command.text);
    return 0;
  }
  const environment = readEnvironment(process.env);
  if (!environment.ok) {
    terminal.complain(environment.error);
    return FAILED;
  }
  switch (command.kind) {
    case 'serve':
      return runServe(environment.value);
    case 'import':
      return runImport(command.files, command.origin, environment.value, terminal);
    case 'migrate':
      return runMigrate(environment.value, terminal);
  }
};

const main = async (): Promise<number> => {
  const command = readCommand(process.argv.slice(2));
  if (command.ok) return run(command.value);
  terminal.complain(command.error);
  return WRONG_USE;
};

main().then(
  (code) => {
    // Not process.exit: what was written must still arrive. The channel to a parent would keep us.
    process.exitCode = code;
    if (process.connected) process.disconnect();
  },
  (error: unknown) => {
    terminal.complain(`backend: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = FAILED;
    if (process.connected) process.disconnect();
  },
);
