import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';

/** What a file says. */
export interface FileText {
  /** With signs in place of bytes that are no UTF-8; empty where the file cannot be read. */
  readonly text: string;
  /** What follows the file's name in a complaint, such as `:3: is not UTF-8`; null where all is well. */
  readonly fault: string | null;
}

/** The number of the first line that is not UTF-8. No character of UTF-8 has the byte of a line break in it. */
const brokenLine = (bytes: Buffer): number =>
  bytes
    .toString('latin1')
    .split('\n')
    .findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;

/** Reads a file of text. */
export const readUtf8 = async (file: string): Promise<FileText> => {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return { text: '', fault: ': cannot be read' };
  const fault = isUtf8(bytes)
    ? null
    : `:${String(brokenLine(bytes))}: is not UTF-8; save the file in that encoding`;
  return { text: bytes.toString('utf8'), fault };
};
