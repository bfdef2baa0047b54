import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Result } from '../../src/domain';
import { ok } from '../../src/domain';
import { derivePictures } from '../media/derive-pictures';
import type { MasterPicture } from '../media/master-picture';
import type { PictureVariant } from '../media/picture-variants';
import type { ShopDatabase } from '../storage/schema';
import type { Storage } from '../storage/storage';
import type { CountryRules } from '../city/country-rules';
import type { ImportProblem } from './import-failure';
import type { ImportCounts, ImportDocument } from './import-format';
import { pictureDoubts, readPictures } from './import-pictures';
import { pictureMentions } from './picture-mentions';
import { parseImportFile, readParsedFile } from './read-import-file';
import type { ImportOrigin } from '../sandbox/shop-ground';

/** Counted up when a newer program stores the same file differently, so that it is read again. */
const STORED_FORM = 1;

export type ImportResult =
  | { readonly kind: 'unchanged'; readonly newPictures: number }
  /** The shop has a file of its own in place of this demo. */
  | { readonly kind: 'own-menu-exists' }
  | {
      readonly kind: 'imported';
      readonly format: string;
      readonly counts: ImportCounts;
      readonly newPictures: number;
    };

export interface ImportSetting {
  readonly storage: Storage;
  readonly rules: CountryRules;
  /** The languages of the shop. */
  readonly locales: readonly string[];
  readonly mediaDir: string;
  readonly now: () => Date;
  readonly origin: ImportOrigin;
}

/** A file with its pictures before it comes in, and what will come of it. */
export type PreparedImport =
  | ({ readonly result: 'unchanged' } & Pictures)
  | ({
      readonly result: 'own-menu-exists' | 'imported';
      readonly document: ImportDocument;
      readonly fingerprint: string;
    } & Pictures);

interface Pictures {
  readonly masters: Masters;
  readonly variants: readonly PictureVariant[];
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

/** Returns whether this is a demo, and the shop has its own in place of it. */
const isBlocked = async (
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
 * Reads a file's text, and the pictures that it mentions from its folder. Refuses with what is wrong,
 * but never what is in already: an older version may have taken what this one refuses.
 */
export const prepareImport = async (
  text: string,
  folder: string,
  setting: ImportSetting,
): Promise<Result<readonly ImportProblem[], PreparedImport>> => {
  const { rules, origin } = setting;
  const db = setting.storage.shop;
  const parsed = parseImportFile(text);
  if (!parsed.ok) return parsed;
  const { value, format } = parsed.value;
  const mentioned = pictureMentions(value, format.pictureFields);
  const pictures = await readPictures(mentioned, folder);
  const masters: Masters = pictures.ok ? pictures.value : new Map();
  const fingerprint = fingerprintOf(text, rules, masters);
  const last = await lastImport(db, format.name);
  if (pictures.ok && last?.fingerprint === fingerprint)
    return ok({ result: 'unchanged', masters, variants: format.pictureVariants });
  const read = readParsedFile(parsed.value, setting);
  if (!read.ok) return read;
  if (!pictures.ok) return pictures;
  const result = (await isBlocked(db, origin, read.value)) ? 'own-menu-exists' : 'imported';
  const variants = format.pictureVariants;
  const doubts = pictureDoubts(mentioned, masters, format);
  const document = { ...read.value, warnings: [...read.value.warnings, ...doubts] };
  return ok({ result, document, masters, variants, fingerprint });
};

/**
 * Brings a file into the database, all of it or nothing, and its pictures into the media folder. Of a
 * file that is already in only missing pictures are made, and a demo never replaces a file of the
 * shop's own.
 */
export const storeImport = async (
  prepared: PreparedImport,
  setting: ImportSetting,
): Promise<ImportResult> => {
  if (prepared.result === 'own-menu-exists') return { kind: 'own-menu-exists' };
  const { storage, origin, mediaDir } = setting;
  const { masters, variants } = prepared;
  // Pictures first: the database never mentions one that is not there yet, and is locked shortly.
  const newPictures =
    masters.size === 0 ? 0 : await derivePictures([...masters.values()], variants, mediaDir);
  if (prepared.result === 'unchanged') return { kind: 'unchanged', newPictures };
  const { document, fingerprint } = prepared;
  const { format, counts } = document;
  const names = new Map([...masters].map(([mentioned, { name }]) => [mentioned, name]));
  const isStored = await storage.change('import', async (trx) => {
    // Once more, now that nobody else imports: the shop's own may have come in meanwhile.
    if (await isBlocked(trx, origin, document)) return false;
    await document.save(trx, names);
    await note(trx, format, fingerprint, setting);
    return true;
  });
  return isStored ? { kind: 'imported', format, counts, newPictures } : { kind: 'own-menu-exists' };
};
