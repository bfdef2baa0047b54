import { parseArgs } from 'node:util';
import type { Result } from '../../src/domain';
import { ok } from '../../src/domain';
import { usageError } from './command';

/** The options that a command knows, by their names without the dashes. */
export interface KnownOptions {
  /** Those that are followed by a value. */
  readonly valued: readonly string[];
  readonly flags: readonly string[];
}

/** A command's parsed arguments. */
export interface ParsedArguments {
  readonly plain: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

const NO_OPTIONS: KnownOptions = { valued: [], flags: [] };

const optionsOf = (names: readonly string[], type: 'string' | 'boolean') =>
  names.map((name) => [name, { type }] as const);

/** The library's own message, without its advice. It throws nothing but errors. */
const reasonOf = (error: unknown): string => (error as Error).message.split(/\.\s/)[0] ?? '';

/**
 * Parses options, flags and positional arguments; a name that comes twice has its last value. Refuses an
 * option that is unknown or lacks its value.
 */
export const parseArguments = (
  command: string,
  args: readonly string[],
  { valued, flags }: KnownOptions = NO_OPTIONS,
): Result<string, ParsedArguments> => {
  const options = Object.fromEntries([
    ...optionsOf(valued, 'string'),
    ...optionsOf(flags, 'boolean'),
  ]);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
    });
    const given = Object.entries(values);
    const empty = given.find(([, value]) => value === '');
    if (empty) return usageError(command, `--${empty[0]} needs a value`);
    return ok({
      plain: positionals,
      values: new Map(
        given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
      flags: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
    });
  } catch (error) {
    return usageError(command, reasonOf(error));
  }
};

/** The `read` of a command that stands alone. */
export const readNothing =
  (command: string) =>
  (args: readonly string[]): Result<string, null> => {
    const split = parseArguments(command, args);
    if (!split.ok) return split;
    return split.value.plain.length === 0 ? ok(null) : usageError(command, 'takes no arguments');
  };
