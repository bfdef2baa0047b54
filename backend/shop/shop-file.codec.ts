import * as t from 'io-ts';
import { COLOUR_SCHEMES } from '../../src/domain/branding/accent';
import type { ColourScheme } from '../../src/domain/branding/accent';
import { SHOP_FONTS, TITLED_PAGES } from '../../src/domain/branding/branding';
import type { ShopFont, TitledPage } from '../../src/domain/branding/branding';
import type { HexColour } from '../../src/domain/branding/colour';
import { isHexColour } from '../../src/domain/branding/colour';
import { ORDER_TYPES } from '../../src/domain/fulfilment/order-type';
import { PAYMENT_TYPES } from '../../src/domain/order/payment-type';
import { Locales, NonEmpty, nullable, oneOf, optional, textWhere } from '../codec/wire-types';
import { FilledTexts } from '../texts/localised';

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

const Title = t.strict({ title: orNull(FilledTexts), description: orNull(FilledTexts) });

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

const Payment = t.strict({
  type: oneOf(PAYMENT_TYPES),
  order_types: optional(t.readonlyArray(oneOf(ORDER_TYPES)), ORDER_TYPES),
});

/** An import file with what is the shop's own besides its menu: how it presents itself. */
export const ShopFile = t.strict({
  format: t.literal('shop'),
  version: t.literal(1),
  locales: Locales,
  name: FilledTexts,
  tagline: orNull(FilledTexts),
  titles: orNull(Titles),
  logo: orNull(NonEmpty),
  icon: orNull(NonEmpty),
  accent: orNull(AccentColours),
  font: optional<ShopFont>(oneOf(SHOP_FONTS), 'onest'),
  apps: orNull(Apps),
  payments: orNull(t.readonlyArray(Payment)),
  logins: orNull(t.readonlyArray(oneOf(LOGINS))),
});
export type ShopFile = t.TypeOf<typeof ShopFile>;
