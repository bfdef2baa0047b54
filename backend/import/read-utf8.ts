import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';

/** The number of the first line that is not UTF-8. No character of UTF-8 has the byte of a line break in it. */
const brokenLine = (bytes: Buffer): number =>
  bytes
    .toString('latin1')
    .split('\n')
    .findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;

/** Reads a file of text. Refuses with what follows its name in a complaint, such as `:3: is not UTF-8`. */
export const readUtf8 = async (file: string): Promise<Result<string, string>> => {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return refuse(': cannot be read');
  return isUtf8(bytes)
    ? ok(bytes.toString('utf8'))
    : refuse(`:${String(brokenLine(bytes))}: is not UTF-8; save the file in that encoding`);
};
