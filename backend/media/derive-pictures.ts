import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { MasterPicture } from './master-picture';
import { MAX_PIXELS } from './master-picture';
import { JPEG_WIDTHS, WEBP_WIDTHS, masterFile, pictureFile } from './picture-names';

const QUALITY = 78;

const derive = (master: Buffer, width: number, format: 'webp' | 'jpg'): Promise<Buffer> => {
  const resized = sharp(master, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  return format === 'webp'
    ? resized.webp({ quality: QUALITY }).toBuffer()
    : resized.flatten({ background: '#fff' }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
};

/** Under another name first, so that nobody is ever served half a picture. */
const writeWhole = async (path: string, content: Buffer): Promise<void> => {
  const unfinished = `${path}.${String(process.pid)}.part`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
};

const deriveMissing = async (
  { name, content, kind }: MasterPicture,
  dir: string,
  existing: ReadonlySet<string>,
): Promise<number> => {
  const variants = [
    ...WEBP_WIDTHS.map((width) => ({ width, format: 'webp' as const })),
    ...JPEG_WIDTHS.map((width) => ({ width, format: 'jpg' as const })),
  ];
  let made = 0;
  for (const { width, format } of variants) {
    const file = pictureFile(name, width, format);
    if (existing.has(file)) continue;
    await writeWhole(join(dir, file), await derive(content, width, format));
    made += 1;
  }
  const master = masterFile(name, kind);
  if (!existing.has(master)) await writeWhole(join(dir, master), content);
  return made;
};

const filesIn = async (dir: string): Promise<ReadonlySet<string>> => {
  try {
    return new Set(await readdir(dir));
  } catch {
    return new Set();
  }
};

/**
 * Makes the sizes of these pictures that are missing in `dir` and keeps the masters beside them;
 * answers how many sizes were made. One picture at a time: a large one takes 150 MB unpacked.
 * Rejects when a master is no picture or the folder cannot be written.
 */
export const derivePictures = async (
  masters: readonly MasterPicture[],
  dir: string,
): Promise<number> => {
  await mkdir(dir, { recursive: true });
  const existing = await filesIn(dir);
  const distinct = new Map(masters.map((master) => [master.name, master]));
  let made = 0;
  for (const master of distinct.values()) made += await deriveMissing(master, dir, existing);
  return made;
};
