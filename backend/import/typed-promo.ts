import { isLeft } from 'fp-ts/Either';
import type { Result } from '../../src/domain';
import { ok, refuse } from '../../src/domain';
import { decodeFailures } from '../../contract/wire/failures';
import { problemOf } from './import-failure';
import type { ShopData } from '../shop/shop-data';
import { checkPromoCode } from './check-promo';
import { FilePromoCode } from '../promotion/promo-file.codec';

/** Options as they were typed, by their names without the dashes in front. */
export type TypedOptions = ReadonlyMap<string, string>;

/** Numbers become numbers; anything else stays text, for the codec to complain about. */
const numberOr = (text: string): number | string =>
  /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;

const listOf = (text: string): readonly string[] => text.split(',').map((part) => part.trim());

const spanOf = (text: string): unknown => {
  const [from, to] = text.split('-').map((part) => part.trim());
  return { from, to };
};

const valueOf = (options: TypedOptions, currency: string): unknown => {
  const value = options.get('value');
  if (value === undefined) return undefined;
  return options.get('type') === 'fixed' ? { [currency]: numberOr(value) } : numberOr(value);
};

/** The same as it would stand in a file. */
const asInFile = (
  code: string,
  options: TypedOptions,
  flags: ReadonlySet<string>,
  currency: string,
): unknown => {
  const map = (name: string, read: (text: string) => unknown): unknown => {
    const text = options.get(name);
    return text === undefined ? undefined : read(text);
  };
  return {
    code,
    type: options.get('type'),
    value: valueOf(options, currency),
    gift: map('gift', (chpu) => ({ chpu, qtt: map('gift-quantity', numberOr) })),
    min_total: map('min-total', (text) => ({ [currency]: numberOr(text) })),
    order_types: map('order-type', listOf),
    cities: map('cities', listOf),
    categories: map('categories', listOf),
    from: options.get('from'),
    to: options.get('to'),
    weekdays: map('weekdays', (text) => listOf(text).map(numberOr)),
    hours: map('hours', spanOf),
    max_uses: map('max-uses', numberOr),
    max_per_phone: map('max-per-phone', numberOr),
    needs_login: flags.has('login'),
    stackable: flags.has('stackable'),
  };
};

const unknownOf = (
  what: string,
  named: readonly string[] | null,
  known: readonly string[],
): readonly string[] =>
  (named ?? [])
    .filter((name) => !known.includes(name))
    .map((name) => `there is no ${what} "${name}"`);

/** Names of the shop that the code mentions and the shop does not have. */
const unknownNames = (code: FilePromoCode, { menu, cities }: ShopData): readonly string[] => {
  const sections = menu.categories.flatMap((category) => [category, ...category.subcategories]);
  return [
    ...unknownOf(
      'category',
      code.categories,
      sections.map(({ slug }) => slug),
    ),
    ...unknownOf(
      'city',
      code.cities,
      cities.map(({ key }) => key),
    ),
    ...unknownOf(
      'dish',
      code.type === 'gift' ? [code.gift.chpu] : null,
      menu.products.map(({ slug }) => slug),
    ),
  ];
};

/** The code that an operator typed; refuses with what is wrong, a line each. Rules 9.2. */
export const readTypedPromo = (
  code: string,
  options: TypedOptions,
  flags: ReadonlySet<string>,
  shop: ShopData,
  currency: string,
): Result<readonly string[], FilePromoCode> => {
  const decoded = FilePromoCode.decode(asInFile(code, options, flags, currency));
  if (isLeft(decoded))
    return refuse(
      decodeFailures(decoded.left)
        .map(problemOf)
        .map(({ path, reason }) => (path === '' ? reason : `${path}: ${reason}`)),
    );
  const problems = [
    ...checkPromoCode(code, decoded.right, currency).map(
      ({ path, reason }) => `${path}: ${reason}`,
    ),
    ...unknownNames(decoded.right, shop),
  ];
  return problems.length > 0 ? refuse(problems) : ok(decoded.right);
};
