import type { ListedStreet, StreetKind } from './gazetteer';

type Naming = (name: string) => string;
type Namings = Readonly<Record<StreetKind, Naming>>;

const asIs: Naming = (name) => name;

const before =
  (word: string): Naming =>
  (name) =>
    `${word} ${name}`;

const behind =
  (word: string): Naming =>
  (name) =>
    `${name} ${word}`;

const LATIN: Namings = {
  street: behind('St.'),
  boulevard: behind('Blvd'),
  square: behind('Sq.'),
  area: asIs,
};

/** How the languages with Cyrillic letters name streets of each kind; every other one is shown Latin. */
const CYRILLIC: Readonly<Partial<Record<string, Namings>>> = {
  bg: { street: before('ул.'), boulevard: before('бул.'), square: before('пл.'), area: asIs },
  ru: { street: before('ул.'), boulevard: before('бул.'), square: before('пл.'), area: asIs },
  uk: { street: before('вул.'), boulevard: before('бульв.'), square: before('пл.'), area: asIs },
  kk: {
    street: behind('көшесі'),
    boulevard: behind('бульвары'),
    square: behind('алаңы'),
    area: asIs,
  },
};

/** Languages whose readers know the Russian name better than the one on the sign. */
const RUSSIAN_FIRST: ReadonlySet<string> = new Set(['ru', 'kk']);

export const isCyrillic = (locale: string): boolean => CYRILLIC[locale] !== undefined;

const cyrillicName = ({ names: { bg, ru } }: ListedStreet, locale: string): string =>
  RUSSIAN_FIRST.has(locale) ? ru || bg : bg || ru;

/** Returns what a street is called in a language, such as "бул. Витоша" or "Vitosha Blvd". */
export const streetName = (street: ListedStreet, locale: string): string => {
  const namings = CYRILLIC[locale];
  return namings
    ? namings[street.kind](cyrillicName(street, locale) || street.names.en)
    : LATIN[street.kind](street.names.en);
};

/** The district of a street, to tell it from others of its name; may be empty. */
export const districtOf = ({ area }: ListedStreet, locale: string): string =>
  (isCyrillic(locale) ? area?.cyrillic : area?.latin) ?? '';
