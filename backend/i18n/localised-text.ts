import * as t from 'io-ts';
import { isBlank } from '../../src/domain/text/unseen';

/** One text in the languages it was written in. */
export const LocalisedText = t.readonly(t.record(t.string, t.string), 'text by locale');
export type LocalisedText = t.TypeOf<typeof LocalisedText>;

const isFilled = (value: unknown): value is LocalisedText =>
  LocalisedText.is(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((text) => !isBlank(text));

/** A name: in one language at least, and not empty in any. */
export const FilledLocalisedText = new t.Type<LocalisedText, LocalisedText, unknown>(
  'text by locale, none of it empty',
  isFilled,
  (value, context) => (isFilled(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** Languages whose readers usually read another one better than the default. */
const NEXT_BEST: Readonly<Record<string, readonly string[]>> = { kk: ['ru'], uk: ['ru'] };

/** Picks the text of a language; where it is missing, the next best one, never nothing. */
export type Localise = (texts: LocalisedText) => string;

export const localiser =
  (locale: string, defaultLocale: string): Localise =>
  (texts) => {
    const order = [locale, ...(NEXT_BEST[locale] ?? []), defaultLocale];
    const best = order.find((candidate) => texts[candidate] !== undefined);
    return (best === undefined ? Object.values(texts)[0] : texts[best]) ?? '';
  };

/** The texts of a page for search engines, each by its wire name (`tt`, `ds`, `h1` …). */
export const LocalisedSeo = t.readonly(t.record(t.string, LocalisedText), 'seo');
export type LocalisedSeo = t.TypeOf<typeof LocalisedSeo>;

/** Those texts in one language. */
export const localisedSeo = (
  seo: LocalisedSeo | null,
  localise: Localise,
): Record<string, string> | null =>
  seo === null
    ? null
    : Object.fromEntries(Object.entries(seo).map(([key, texts]) => [key, localise(texts)]));
