import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { decodeFailures } from '../codec/decode-failures';
import { checkCities } from './check-cities';
import { checkMenu } from './check-menu';
import { CitiesFile } from './cities-file.codec';
import type { CountryRules } from '../shop/country-rules';
import type { ImportProblem } from './import-failure';
import { problemOf } from './import-failure';
import { MenuFile } from './menu-file.codec';

export type ImportDocument =
  | { readonly format: 'menu'; readonly file: MenuFile }
  | { readonly format: 'cities'; readonly file: CitiesFile };

type Reading<A> = Result<readonly ImportProblem[], A>;

const parse = (text: string): Reading<unknown> => {
  try {
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    return refuse([
      { path: '', reason: `is not JSON: ${error instanceof Error ? error.message : ''}` },
    ]);
  }
};

const decode = <A>(codec: t.Type<A, unknown>, value: unknown): Reading<A> => {
  const decoded = codec.decode(value);
  return isLeft(decoded) ? refuse(decodeFailures(decoded.left).map(problemOf)) : ok(decoded.right);
};

const Format = t.type({ format: t.keyof({ menu: null, cities: null }, '"menu" or "cities"') });

const checked = <A>(file: A, problems: readonly ImportProblem[]): Reading<A> =>
  problems.length === 0 ? ok(file) : refuse(problems);

const readMenu = (value: unknown, rules: CountryRules): Reading<ImportDocument> => {
  const menu = decode(MenuFile, value);
  if (!menu.ok) return menu;
  return checked({ format: 'menu', file: menu.value }, checkMenu(menu.value, rules));
};

const readCities = (value: unknown, rules: CountryRules): Reading<ImportDocument> => {
  const cities = decode(CitiesFile, value);
  if (!cities.ok) return cities;
  return checked({ format: 'cities', file: cities.value }, checkCities(cities.value, rules));
};

/** Reads an import file's text; refuses with every place that is wrong, in words for the operator. */
export const readImportFile = (text: string, rules: CountryRules): Reading<ImportDocument> => {
  const value = parse(text);
  if (!value.ok) return value;
  const format = decode(Format, value.value);
  if (!format.ok) return format;
  return format.value.format === 'menu'
    ? readMenu(value.value, rules)
    : readCities(value.value, rules);
};
