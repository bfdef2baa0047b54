import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { ImportOrigin } from '../import/import-file';
import type { CommandName } from './usage';
import { COMMANDS, isCommandName, overallHelp } from './usage';

export type Command =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'serve' }
  | { readonly kind: 'migrate' }
  | {
      readonly kind: 'import';
      readonly files: readonly string[];
      readonly origin: ImportOrigin;
    };

const DEMO = '--demo';

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

const withArguments = (name: CommandName, rest: readonly string[]): Result<string, Command> => {
  const files = name === 'import' ? rest.filter((word) => word !== DEMO) : rest;
  const option = files.find((word) => word.startsWith('-'));
  if (option !== undefined)
    return refuse(`backend ${name}: unknown option ${option}; see backend ${name} --help`);
  if (name === 'import')
    return files.length === 0
      ? refuse('backend import: name at least one file; see backend import --help')
      : ok({ kind: 'import', files, origin: rest.includes(DEMO) ? 'demo' : 'own' });
  return rest.length === 0
    ? ok({ kind: name })
    : refuse(`backend ${name}: takes no arguments; see backend ${name} --help`);
};

/** What the operator asked for; refuses with one line about what was wrong. */
export const readCommand = (words: readonly string[]): Result<string, Command> => {
  const [name, ...rest] = words;
  const names = Object.keys(COMMANDS).join(', ');
  if (name === undefined) return refuse(`backend: name a command (${names}); see backend --help`);
  if (isHelp(name)) return ok({ kind: 'help', text: overallHelp() });
  if (!isCommandName(name))
    return refuse(`backend: unknown command "${name}", there are ${names}; see backend --help`);
  if (rest.some(isHelp)) return ok({ kind: 'help', text: COMMANDS[name].help });
  return withArguments(name, rest);
};
