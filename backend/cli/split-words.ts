import type { Result } from '../../src/domain';
import { ok } from '../../src/domain';
import { noMoreOptions, wrongWords } from './command';

/** The options that a command knows, by their names without the dashes. */
export interface KnownOptions {
  /** Those that are followed by a value. */
  readonly valued: readonly string[];
  readonly flags: readonly string[];
}

/** A command's words, told apart. */
export interface SplitWords {
  readonly plain: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

/**
 * Tells `--name VALUE`, `--name=VALUE`, flags and other words apart; a name that comes twice has its
 * last value. Refuses an option that is unknown or lacks its value.
 */
export const splitWords = (
  command: string,
  words: readonly string[],
  known: KnownOptions,
): Result<string, SplitWords> => {
  const values = new Map<string, string>();
  const flags = new Set<string>();
  const plain: string[] = [];
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [, name = '', joined] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (known.flags.includes(name) && joined === undefined) flags.add(name);
    else if (known.valued.includes(name)) {
      const value = joined ?? (left[0]?.startsWith('--') === true ? undefined : left.shift());
      if (value === undefined || value === '')
        return wrongWords(command, `--${name} needs a value`);
      values.set(name, value);
    } else plain.push(word);
  }
  const unknown = noMoreOptions(command, plain);
  return unknown.ok ? ok({ plain, values, flags }) : unknown;
};
