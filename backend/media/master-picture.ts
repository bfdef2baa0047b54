import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';

/** More than any camera of a restaurant takes, and 150 MB unpacked. */
export const MAX_PIXELS = 50_000_000;

/** A picture as it was given to us. */
export interface MasterPicture {
  /** Its name with the hash of its content: another picture never gets the same address. */
  readonly name: string;
  readonly content: Buffer;
  /** What kind of picture it is, such as `webp`: the end of its file's name. */
  readonly kind: string;
  readonly width: number;
  readonly height: number;
}

const slugOf = (path: string): string =>
  basename(path, extname(path))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'picture';

/**
 * Reads a master, named as it is mentioned. Refuses with the reason when there is no readable file,
 * it is no picture, or its head promises more pixels than memory should be given for.
 */
export const readMaster = async (
  path: string,
  mentioned = path,
): Promise<Result<string, MasterPicture>> => {
  try {
    const content = await readFile(path);
    // Only the head is looked at: a file that is no picture must be named before the long work of making sizes.
    const head = sharp(content, { limitInputPixels: false });
    const { format, width, height } = await head.metadata();
    if (width * height > MAX_PIXELS)
      return refuse('has more than 50 megapixels: make it smaller, 2000 pixels wide are enough');
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return ok({ name: `${slugOf(mentioned)}-${hash}`, content, kind: format, width, height });
  } catch {
    return refuse('cannot be read: it is no SVG, PNG, WebP or JPEG, or is damaged');
  }
};
