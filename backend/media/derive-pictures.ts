import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MasterPicture } from './master-picture';
import type { PictureVariant } from './picture-variants';
import { masterFile } from './picture-names';

/** Under another name first, so that nobody is ever served half a picture. */
const writeWhole = async (path: string, content: Buffer): Promise<void> => {
  const unfinished = `${path}.${String(process.pid)}.part`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
};

const deriveMissing = async (
  { name, content, kind }: MasterPicture,
  variants: readonly PictureVariant[],
  dir: string,
  existing: ReadonlySet<string>,
): Promise<number> => {
  let made = 0;
  for (const variant of variants) {
    const file = variant.fileOf(name);
    if (existing.has(file)) continue;
    await writeWhole(join(dir, file), await variant.make(content));
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
 * Makes the variants of these pictures that are missing in `dir` and keeps the masters beside them;
 * answers how many were made. One picture at a time: a large one takes 150 MB unpacked.
 * Rejects when a master is no picture or the folder cannot be written.
 */
export const derivePictures = async (
  masters: readonly MasterPicture[],
  variants: readonly PictureVariant[],
  dir: string,
): Promise<number> => {
  await mkdir(dir, { recursive: true });
  const existing = await filesIn(dir);
  const distinct = new Map(masters.map((master) => [master.name, master]));
  let made = 0;
  for (const master of distinct.values())
    made += await deriveMissing(master, variants, dir, existing);
  return made;
};
