import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';

/** A picture as it was given to us. */
export interface MasterPicture {
  /** Its name with the hash of its content: another picture never gets the same address. */
  readonly name: string;
  readonly content: Buffer;
}

const slugOf = (path: string): string =>
  basename(path, extname(path))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'picture';

/** Reads a master; null when there is no readable file. */
export const readMaster = async (path: string): Promise<MasterPicture | null> => {
  try {
    const content = await readFile(path);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { name: `${slugOf(path)}-${hash}`, content };
  } catch {
    return null;
  }
};
