import type { Result } from '../../src/domain';
import { ok } from '../../src/domain';
import { noMoreOptions } from './command';
import { readOptions } from './read-options';

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

/** Tells options, their values and other words apart; refuses an option that is unknown or lacks its value. */
export const splitWords = (
  name: string,
  words: readonly string[],
  { valued, flags }: KnownOptions,
): Result<string, SplitWords> => {
  const options = readOptions(name, words, valued);
  if (!options.ok) return options;
  const { values, rest } = options.value;
  const isFlag = (word: string): boolean => flags.some((flag) => word === `--${flag}`);
  const plain = rest.filter((word) => !isFlag(word));
  const unknown = noMoreOptions(name, plain);
  if (!unknown.ok) return unknown;
  return ok({ plain, values, flags: new Set(flags.filter((flag) => rest.includes(`--${flag}`))) });
};
