import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { Run } from './command';
import { COMMANDS, overallHelp } from './commands';

/** What the operator asked for. */
export type Asked =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'run'; readonly run: Run };

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

/** Parses the operator's arguments; refuses with one line about what was wrong. */
export const readCommand = (args: readonly string[]): Result<string, Asked> => {
  const [name, ...rest] = args;
  const names = COMMANDS.map((each) => each.name).join(', ');
  if (name === undefined) return refuse(`backend: name a command (${names}); see backend --help`);
  if (isHelp(name)) return ok({ kind: 'help', text: overallHelp() });
  const found = COMMANDS.find((each) => each.name === name);
  if (!found)
    return refuse(`backend: unknown command "${name}", there are ${names}; see backend --help`);
  if (rest.some(isHelp)) return ok({ kind: 'help', text: found.help });
  const prepared = found.prepare(rest);
  return prepared.ok ? ok({ kind: 'run', run: prepared.value }) : prepared;
};
