import { resolve, sep } from 'node:path';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import type { MasterPicture } from '../media/master-picture';
import { readMaster } from '../media/master-picture';
import type { ImportProblem } from './import-failure';
import type { MenuFile } from './menu-file.codec';

interface Mention {
  readonly jsonPath: string;
  readonly picture: string | null;
}

const mentionsIn = (file: MenuFile): Mention[] => [
  ...file.products.map(({ picture }, index) => ({
    jsonPath: `products[${String(index)}].picture`,
    picture,
  })),
  ...file.additionals.map(({ picture }, index) => ({
    jsonPath: `additionals[${String(index)}].picture`,
    picture,
  })),
  ...file.mainscreen.banners.map(({ picture }, index) => ({
    jsonPath: `mainscreen.banners[${String(index)}].picture`,
    picture,
  })),
];

/**
 * Reads every picture a menu mentions, by the path it is mentioned with, relative to `folder`.
 * Refuses with the places whose picture cannot be read.
 */
export const readPictures = async (
  file: MenuFile,
  folder: string,
): Promise<Result<readonly ImportProblem[], ReadonlyMap<string, MasterPicture>>> => {
  const masters = new Map<string, MasterPicture>();
  const problems: ImportProblem[] = [];
  for (const { jsonPath, picture } of mentionsIn(file)) {
    if (picture === null || masters.has(picture)) continue;
    const path = resolve(folder, picture);
    // A menu file from elsewhere has no business outside its own folder.
    const isInside = path.startsWith(resolve(folder) + sep);
    const master = isInside ? await readMaster(path) : null;
    if (master) masters.set(picture, master);
    else problems.push({ path: jsonPath, reason: `the picture "${picture}" cannot be read` });
  }
  return problems.length === 0 ? ok(masters) : refuse(problems);
};
