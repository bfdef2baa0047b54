import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { derivePictures, picturesComplete } from '../media/derive-pictures';
import type { MasterPicture } from '../media/master-picture';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';
import type { CountryRules } from '../shop/country-rules';
import type { ImportProblem } from './import-failure';
import type { ImportCounts, ImportDocument } from './import-format';
import { readPictures } from './import-pictures';
import { readImportFile } from './read-import-file';

/** Counted up when a newer program stores the same file differently, so that it is read again. */
const STORED_FORM = 1;

/** Whose a file is: the shop's own, or the demo that a new shop begins with. */
export type ImportOrigin = 'own' | 'demo';

export type ImportOutcome =
  | { readonly kind: 'unchanged' }
  /** The shop has a file of its own in place of this demo. */
  | { readonly kind: 'kept-own' }
  | {
      readonly kind: 'imported';
      readonly format: string;
      readonly counts: ImportCounts;
      readonly newPictures: number;
    };

interface ImportSetting {
  readonly storage: Storage;
  readonly rules: CountryRules;
  readonly mediaDir: string;
  readonly now: () => Date;
  readonly origin: ImportOrigin;
}

type Masters = ReadonlyMap<string, MasterPicture>;

const fingerprintOf = (text: string, rules: CountryRules, masters: Masters): string =>
  createHash('sha256')
    .update(JSON.stringify([STORED_FORM, rules, [...masters.values()].map(({ name }) => name)]))
    .update(text)
    .digest('hex');

/** The import of this format that the shop holds now, undefined before the first. */
const lastImport = (db: Kysely<ShopDatabase>, format: string) =>
  db
    .selectFrom('imports')
    .select(['fingerprint', 'origin'])
    .where('format', '=', format)
    .executeTakeFirst();

const note = async (
  trx: Transaction<ShopDatabase>,
  format: string,
  fingerprint: string,
  { rules, now, origin }: ImportSetting,
): Promise<void> => {
  const row = {
    format,
    origin,
    country: rules.country,
    currency: rules.currency,
    fingerprint,
    imported_at: now().toISOString(),
  };
  await trx
    .insertInto('imports')
    .values(row)
    .onConflict((conflict) => conflict.column('format').doUpdateSet(row))
    .execute();
  await trx
    .insertInto('revisions')
    .values({ id: 1, number: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ number: eb('revisions.number', '+', 1) })),
    )
    .execute();
};

const readText = async (path: string): Promise<Result<readonly ImportProblem[], string>> => {
  try {
    return ok(await readFile(path, 'utf8'));
  } catch {
    return refuse([{ path: '', reason: 'cannot be read' }]);
  }
};

/** Whether this is a demo, and the shop has its own in place of it. */
const isKeptOut = async (
  db: Kysely<ShopDatabase>,
  origin: ImportOrigin,
  { format, speaksOfMenu }: ImportDocument,
): Promise<boolean> => {
  if (origin === 'own') return false;
  const present = await lastImport(db, format);
  if (present || !speaksOfMenu) return present?.origin === 'own';
  return (await lastImport(db, 'menu'))?.origin === 'own';
};

/**
 * Brings one import file into the database, all of it or nothing, and its pictures into the media
 * folder. A file that is already in is left alone, and a demo never replaces a file of the shop's
 * own. Refuses with what is wrong in the file.
 */
export const importFile = async (
  path: string,
  setting: ImportSetting,
): Promise<Result<readonly ImportProblem[], ImportOutcome>> => {
  const text = await readText(path);
  if (!text.ok) return text;
  const document = readImportFile(text.value, setting.rules);
  if (!document.ok) return document;
  const { format, counts } = document.value;
  const pictures = await readPictures(document.value.pictures, dirname(path));
  if (!pictures.ok) return pictures;
  const masters = [...pictures.value.values()];
  const fingerprint = fingerprintOf(text.value, setting.rules, pictures.value);
  const { storage, origin } = setting;
  const last = await lastImport(storage.shop, format);
  if (last?.fingerprint === fingerprint && (await picturesComplete(masters, setting.mediaDir)))
    return ok({ kind: 'unchanged' });
  const keptOwn = ok({ kind: 'kept-own' } as const);
  if (await isKeptOut(storage.shop, origin, document.value)) return keptOwn;
  // Pictures first: the database never mentions one that is not there yet, and is locked shortly.
  const newPictures = masters.length === 0 ? 0 : await derivePictures(masters, setting.mediaDir);
  const names = new Map([...pictures.value].map(([mentioned, { name }]) => [mentioned, name]));
  const isStored = await storage.change('import', async (trx) => {
    // Once more, now that nobody else imports: the shop's own may have come in meanwhile.
    if (await isKeptOut(trx, origin, document.value)) return false;
    await document.value.save(trx, names);
    await note(trx, format, fingerprint, setting);
    return true;
  });
  if (!isStored) return keptOwn;
  return ok({ kind: 'imported', format, counts, newPictures });
};
