import { isLeft } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { Transaction } from 'kysely';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { decodeFailures } from '../../contract/wire/failures';
import type { CountryRules } from '../city/country-rules';
import type { ShopDatabase } from '../storage/schema';
import type { MasterPicture } from '../media/master-picture';
import type { PictureVariant } from '../media/picture-variants';
import { checkTranslations } from './check-translations';
import { hiddenSigns } from './hidden-signs';
import type { ImportProblem } from './import-failure';
import { problemOf } from './import-failure';
import type { KnownKeys, Mention } from './mentions';
import { unknownFields } from './unknown-fields';
import { unstorableStrings } from './unstorable-strings';

type Trx = Transaction<ShopDatabase>;

/** The name under which the picture at a path was stored. */
export type PictureNames = ReadonlyMap<string, string>;

/** How much came in, by what it is, such as `{ products: 126 }`: for the operator to read. */
export type ImportCounts = Readonly<Record<string, number>>;

/** One kind of import file. */
export interface ImportFormatOf<File extends { readonly locales: readonly string[] }> {
  /** What such a file has in its field `format`. */
  readonly name: string;
  readonly codec: t.Type<File, unknown>;
  /** Whether it speaks of a menu: then a demo of it stays out of a shop with a menu of its own. */
  readonly speaksOfMenu: boolean;
  /** Returns what the codec cannot see. */
  check(file: File, rules: CountryRules, now: Date): readonly ImportProblem[];
  /** Returns what it names of other files. */
  mentions(file: File): readonly Mention[];
  /** Returns what other files may name of it: what is shown in the country. */
  keys(file: File, rules: CountryRules): KnownKeys;
  /** The fields that name pictures, such as `products.*.picture`. */
  readonly pictureFields: readonly string[];
  /** What is made of them. */
  readonly pictureVariants: readonly PictureVariant[];
  /** Returns what the operator should know of a picture that can be used all the same; null for nothing. */
  pictureDoubt?(picture: MasterPicture): string | null;
  counts(file: File, rules: CountryRules): ImportCounts;
  /** Stores the file in place of the one before. What it leaves out is hidden, never deleted. */
  save(trx: Trx, file: File, rules: CountryRules, pictures: PictureNames): Promise<void>;
}

/** A file that was read and found right. */
export interface ImportDocument {
  readonly format: string;
  readonly speaksOfMenu: boolean;
  readonly counts: ImportCounts;
  /** What is hardly meant and does no harm. */
  readonly warnings: readonly ImportProblem[];
  readonly mentions: readonly Mention[];
  readonly keys: KnownKeys;
  save(trx: Trx, pictures: PictureNames): Promise<void>;
}

/** What a file is read with: the rules of its country, the languages of the shop, and its clock. */
export interface ReadingRules {
  readonly rules: CountryRules;
  readonly locales: readonly string[];
  readonly now: () => Date;
}

/** A kind of import file, as the table of formats holds it. */
export interface ImportFormat {
  readonly name: string;
  readonly pictureFields: readonly string[];
  readonly pictureVariants: readonly PictureVariant[];
  pictureDoubt(picture: MasterPicture): string | null;
  read(value: unknown, reading: ReadingRules): Result<readonly ImportProblem[], ImportDocument>;
}

/** Makes an entry for the table of formats, so that only the format knows its own file. */
export const importFormat = <File extends { readonly locales: readonly string[] }>(
  format: ImportFormatOf<File>,
): ImportFormat => ({
  name: format.name,
  pictureFields: format.pictureFields,
  pictureVariants: format.pictureVariants,
  pictureDoubt: (picture) => format.pictureDoubt?.(picture) ?? null,
  read: (value, { rules, locales, now }) => {
    const decoded = format.codec.decode(value);
    if (isLeft(decoded)) return refuse(decodeFailures(decoded.left).map(problemOf));
    const file = decoded.right;
    const unstorable = unstorableStrings(file);
    if (unstorable.length > 0) return refuse(unstorable.map(problemOf));
    const problems = [
      ...unknownFields(value, file),
      ...format.check(file, rules, now()),
      ...checkTranslations(file, locales),
      ...hiddenSigns(file),
    ];
    const errors = problems.filter(({ isWarning }) => isWarning !== true);
    if (errors.length > 0) return refuse(errors);
    return ok({
      format: format.name,
      speaksOfMenu: format.speaksOfMenu,
      counts: format.counts(file, rules),
      warnings: problems,
      mentions: format.mentions(file),
      keys: format.keys(file, rules),
      save: (trx, pictures) => format.save(trx, file, rules, pictures),
    });
  },
});
