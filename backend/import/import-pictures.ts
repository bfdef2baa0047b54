import { resolve, sep } from 'node:path';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { MasterPicture } from '../media/master-picture';
import { readMaster } from '../media/master-picture';
import type { ImportProblem } from './import-failure';
import type { PictureMention } from './import-format';

/**
 * Reads every picture a file mentions, by the path it is mentioned with, relative to `folder`.
 * Refuses with the places whose picture cannot be read.
 */
export const readPictures = async (
  mentions: readonly PictureMention[],
  folder: string,
): Promise<Result<readonly ImportProblem[], ReadonlyMap<string, MasterPicture>>> => {
  const masters = new Map<string, MasterPicture>();
  const problems: ImportProblem[] = [];
  for (const { jsonPath, picture } of mentions) {
    if (picture === null || masters.has(picture)) continue;
    const path = resolve(folder, picture);
    // A file from elsewhere has no business outside its own folder.
    const isInside = path.startsWith(resolve(folder) + sep);
    const master = isInside ? await readMaster(path) : null;
    if (master) masters.set(picture, master);
    else problems.push({ path: jsonPath, reason: `the picture "${picture}" cannot be read` });
  }
  return problems.length === 0 ? ok(masters) : refuse(problems);
};
