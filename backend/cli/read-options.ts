import type { Result } from '../../src/domain';
import { ok } from '../../src/domain';
import { wrongWords } from './command';

/** The options of a command that take a value, and the words that are no such option. */
export interface Options {
  readonly values: ReadonlyMap<string, string>;
  readonly rest: readonly string[];
}

/**
 * Reads `--name VALUE` and `--name=VALUE` for the given names; a name that comes twice has its last
 * value. Refuses an option without its value.
 */
export const readOptions = (
  command: string,
  words: readonly string[],
  names: readonly string[],
): Result<string, Options> => {
  const values = new Map<string, string>();
  const rest: string[] = [];
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [, name = '', joined] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (!names.includes(name)) {
      rest.push(word);
      continue;
    }
    const value = joined ?? (left[0]?.startsWith('--') === true ? undefined : left.shift());
    if (value === undefined || value === '') return wrongWords(command, `--${name} needs a value`);
    values.set(name, value);
  }
  return ok({ values, rest });
};
