import * as t from 'io-ts';
import { oneOf } from '../../contract/wire/codec';
import { COLOUR_SCHEMES } from '../../src/domain/branding/accent';
import type { ColourScheme } from '../../src/domain/branding/accent';
import { SHOP_FONTS, TITLED_PAGES } from '../../src/domain/branding/branding';
import type { ShopFont, TitledPage } from '../../src/domain/branding/branding';
import type { HexColour } from '../../src/domain/branding/colour';
import { isHexColour } from '../../src/domain/branding/colour';
import { ORDER_TYPES } from '../../src/domain/fulfilment/order-type';
import { HIGHEST_RATE } from '../../src/domain/money/second-currency';
import { PAYMENT_TYPES } from '../../src/domain/order/payment-type';
import type { LocalDate } from '../../src/domain/time/local-date';
import { readLocalDate } from '../../src/domain/time/local-date';
import { Social } from '../city/social.codec';
import {
  CurrencyCode,
  Key,
  LARGEST_ID,
  Locales,
  NonEmpty,
  Percentage,
  numberWhere,
  nullable,
  optional,
  textWhere,
  wholeNumberFromTo,
} from '../codec/wire-types';
import { readStatedSum } from '../money/stated-sum';
import { FilledLocalisedText } from '../i18n/localised-text';

const Colour = new t.Type<HexColour, HexColour, unknown>(
  'a colour such as "#8a1c4a"',
  (value): value is HexColour => typeof value === 'string' && isHexColour(value),
  (value, context) =>
    typeof value === 'string' && isHexColour(value) ? t.success(value) : t.failure(value, context),
  t.identity,
);

const AppAddress = textWhere(
  'an https address',
  (text) => text.startsWith('https://') && URL.canParse(text),
);

const orNull = <A>(codec: t.Type<A, unknown>) => optional(nullable(codec), null);

/** A field that may be left out, where null says something of its own. */
const leftOut = <A>(codec: t.Type<A, unknown>): t.Type<A | undefined, unknown> =>
  new t.Type<A | undefined, unknown>(
    codec.name,
    (value): value is A | undefined => value === undefined || codec.is(value),
    (value, context) =>
      value === undefined ? t.success(undefined) : codec.validate(value, context),
    t.identity,
  );

/** As the variables of the environment state sums, always with its currency. */
const Sum = textWhere(
  'an amount and its currency such as "2.50 EUR"',
  (text) => typeof readStatedSum(text)?.currency === 'string',
);

const Day = new t.Type<LocalDate, string, unknown>(
  'a date such as "2026-12-31"',
  (value): value is LocalDate => typeof value === 'string' && readLocalDate(value).ok,
  (value, context) => {
    const day = typeof value === 'string' ? readLocalDate(value) : null;
    return day?.ok ? t.success(day.value) : t.failure(value, context);
  },
  t.identity,
);

const CURRENCY = {
  code: CurrencyCode,
  symbol: orNull(
    textWhere('1 to 8 characters without digits', (text) =>
      /^[^\d\s](.{0,6}[^\d\s])?$/u.test(text),
    ),
  ),
  digits: orNull(wholeNumberFromTo(0, 4)),
  position: orNull(oneOf(['before', 'after'] as const)),
};
const Currency = t.strict(CURRENCY);
export type FileCurrency = t.TypeOf<typeof Currency>;

const SecondCurrency = t.strict({
  ...CURRENCY,
  rate: numberWhere(
    "how much of it one of the shop's currency is",
    (rate) => rate > 0 && rate <= HIGHEST_RATE,
  ),
  until: orNull(Day),
});

const Title = t.strict({
  title: orNull(FilledLocalisedText),
  description: orNull(FilledLocalisedText),
});

// Each page of the list gets the same codec; the compiler does not see that `fromEntries` keeps the keys.
const Titles = t.strict(
  Object.fromEntries(TITLED_PAGES.map((page) => [page, orNull(Title)])) as Record<
    TitledPage,
    t.Type<t.TypeOf<typeof Title> | null, unknown>
  >,
);

const AccentColours = t.strict(
  Object.fromEntries(COLOUR_SCHEMES.map((scheme) => [scheme, Colour])) as Record<
    ColourScheme,
    typeof Colour
  >,
);

const Apps = t.strict({ apple: orNull(AppAddress), google: orNull(AppAddress) });

/** Ways to log in, as the settings have them. */
export const LOGINS = ['sms', 'telegram', 'whatsapp'] as const;

/** For which orders something is offered; null in every city. */
const SCOPE = {
  order_types: optional(t.readonlyArray(oneOf(ORDER_TYPES)), ORDER_TYPES),
  cities: orNull(t.readonlyArray(Key)),
};
const Scope = t.strict(SCOPE);
export type FileScope = t.TypeOf<typeof Scope>;

const Payment = t.strict({ type: oneOf(PAYMENT_TYPES), ...SCOPE });

const Equipment = t.strict({
  id: wholeNumberFromTo(1, LARGEST_ID),
  name: FilledLocalisedText,
  price: Sum,
  ...SCOPE,
});

const Deposit = t.strict({ from: leftOut(nullable(Sum)), percent: orNull(Percentage) });

const Bonuses = t.strict({
  earn_percent: orNull(Percentage),
  cap_percent: orNull(Percentage),
  days: orNull(wholeNumberFromTo(1, 3650)),
  with_discount: orNull(t.boolean),
});

const Referral = t.strict({ bonus: leftOut(nullable(Sum)) });

/** An import file with what is the shop's own besides its menu: how it presents itself. */
export const ShopFile = t.strict({
  format: t.literal('shop'),
  version: t.literal(1),
  locales: Locales,
  name: FilledLocalisedText,
  tagline: orNull(FilledLocalisedText),
  titles: orNull(Titles),
  logo: orNull(NonEmpty),
  icon: orNull(NonEmpty),
  accent: orNull(AccentColours),
  font: optional<ShopFont>(oneOf(SHOP_FONTS), 'onest'),
  apps: orNull(Apps),
  payments: orNull(t.readonlyArray(Payment)),
  currency: orNull(Currency),
  second_currency: leftOut(nullable(SecondCurrency)),
  equipment: orNull(t.readonlyArray(Equipment)),
  deposit: orNull(Deposit),
  bonuses: orNull(Bonuses),
  referral: orNull(Referral),
  socials: orNull(t.readonlyArray(Social)),
  logins: orNull(t.readonlyArray(oneOf(LOGINS))),
});
export type ShopFile = t.TypeOf<typeof ShopFile>;
