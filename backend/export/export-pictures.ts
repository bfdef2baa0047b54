import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { masterFile, masterIn } from '../media/picture-names';
import { groupBy } from '../storage/group-by';

/** Where the pictures of an export lie, from the folder of its file. */
const FOLDER = 'pictures';

/** A stored picture, and where an export mentions and puts it. */
interface ExportedPicture {
  readonly master: string | null;
  readonly path: string;
}

/** The paths under which an export mentions pictures, by their stored names. */
export interface PicturePaths {
  /** Null stays null. */
  pathOf(picture: string | null): string | null;
  /** Copies the mentioned pictures below a folder; returns those whose master is not stored. */
  copyTo(folder: string): Promise<readonly string[]>;
}

const mastersIn = async (mediaDir: string): Promise<ReadonlyMap<string, string>> => {
  const files = await readdir(mediaDir).catch(() => []);
  return new Map(
    files.flatMap((file) => {
      const master = masterIn(file);
      return master ? [[master.picture, master.kind]] : [];
    }),
  );
};

const partsOf = (picture: string): { readonly name: string; readonly hash: string } => {
  const [, name = picture, hash = ''] = /^(.*)-([0-9a-f]{8})$/.exec(picture) ?? [];
  return { name, hash };
};

/**
 * Names pictures so that an import stores them under the very names they have now: these are made
 * of the file's name and a hash of its content. A picture has one path in all exports of a shop, so
 * that several can share a folder.
 */
export const picturePathsFrom = async (mediaDir: string): Promise<PicturePaths> => {
  const kinds = await mastersIn(mediaDir);
  const byName = groupBy([...kinds.keys()], (picture) => partsOf(picture).name);
  const mentioned = new Map<string, ExportedPicture>();
  const exported = (picture: string): ExportedPicture => {
    const kind = kinds.get(picture);
    const { name, hash } = partsOf(picture);
    const file = `${name}.${kind ?? 'webp'}`;
    // Several pictures of one name came from several folders, or one after the other.
    const isAlone = (byName.get(name) ?? []).length < 2;
    return {
      master: kind === undefined ? null : masterFile(picture, kind),
      path: isAlone ? `${FOLDER}/${file}` : `${FOLDER}/${hash}/${file}`,
    };
  };
  return {
    pathOf: (picture) => {
      if (picture === null) return null;
      const entry = mentioned.get(picture) ?? exported(picture);
      mentioned.set(picture, entry);
      return entry.path;
    },
    copyTo: async (folder) => {
      const missing: string[] = [];
      for (const [picture, { master, path }] of mentioned) {
        const target = join(folder, path);
        await mkdir(dirname(target), { recursive: true });
        if (master === null) missing.push(picture);
        else await copyFile(join(mediaDir, master), target);
      }
      return missing;
    },
  };
};
