import { realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { MasterPicture } from '../media/master-picture';
import { readMaster } from '../media/master-picture';
import type { ImportProblem } from './import-failure';
import { warning } from './import-failure';
import type { ImportFormat } from './import-format';
import type { PictureMention } from './picture-mentions';

/** Returns where a file really lies; null where there is none, or a link leads out of the folder. */
const pathInside = async (folder: string, picture: string): Promise<string | null> => {
  try {
    const path = await realpath(resolve(folder, picture));
    return path.startsWith((await realpath(folder)) + sep) ? path : null;
  } catch {
    return null;
  }
};

/**
 * Reads every picture a file mentions, by the path it is mentioned with, relative to `folder`.
 * Refuses with the places whose picture cannot be read, and those that lie elsewhere: a file from a
 * stranger has no business outside its own folder.
 */
export const readPictures = async (
  mentions: readonly PictureMention[],
  folder: string,
): Promise<Result<readonly ImportProblem[], ReadonlyMap<string, MasterPicture>>> => {
  const masters = new Map<string, MasterPicture>();
  const problems: ImportProblem[] = [];
  for (const { jsonPath, picture } of mentions) {
    if (masters.has(picture)) continue;
    const path = await pathInside(folder, picture);
    const master =
      path === null ? refuse('is not in the folder of this file') : await readMaster(path, picture);
    if (master.ok) masters.set(picture, master.value);
    else problems.push({ path: jsonPath, reason: `the picture "${picture}" ${master.error}` });
  }
  return problems.length === 0 ? ok(masters) : refuse(problems);
};

/** Pictures that can be used, and are hardly what was meant: warnings at the places that name them. */
export const pictureDoubts = (
  mentions: readonly PictureMention[],
  masters: ReadonlyMap<string, MasterPicture>,
  { pictureDoubt }: Pick<ImportFormat, 'pictureDoubt'>,
): ImportProblem[] =>
  mentions.flatMap(({ jsonPath, picture }) => {
    const master = masters.get(picture);
    const doubt = master ? pictureDoubt(master) : null;
    return doubt === null ? [] : [warning(jsonPath, `the picture "${picture}" ${doubt}`)];
  });
