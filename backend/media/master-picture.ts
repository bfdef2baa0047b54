import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp from 'sharp';

/** A picture as it was given to us. */
export interface MasterPicture {
  /** Its name with the hash of its content: another picture never gets the same address. */
  readonly name: string;
  readonly content: Buffer;
  /** What kind of picture it is, such as `webp`: the end of its file's name. */
  readonly kind: string;
}

const slugOf = (path: string): string =>
  basename(path, extname(path))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'picture';

/** Reads a master; null when there is no readable file, or it is no picture. */
export const readMaster = async (path: string): Promise<MasterPicture | null> => {
  try {
    const content = await readFile(path);
    // Only the head is looked at: a file that is no picture must be named before the long work of making sizes.
    const { format } = await sharp(content).metadata();
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { name: `${slugOf(path)}-${hash}`, content, kind: format };
  } catch {
    return null;
  }
};
