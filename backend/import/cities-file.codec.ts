import * as t from 'io-ts';
import { OpeningHours, SpecialDays } from '../city/opening-hours';
import { Polygons } from '../city/polygons';
import { Social } from '../city/social.codec';
import {
  BaseUrl,
  Id,
  Key,
  Latitude,
  Locales,
  Longitude,
  NonEmpty,
  Slug,
  nullable,
  optional,
  priceOf,
  textWhere,
  wholeNumberFromTo,
} from '../codec/wire-types';
import { FilledLocalisedText, LocalisedSeo } from '../i18n/localised-text';

const Branch = t.strict({
  id: Id,
  street: FilledLocalisedText,
  house: NonEmpty,
  lat: Latitude,
  lng: Longitude,
  working_hours: OpeningHours,
  delivery_hours: nullable(OpeningHours),
  pickup_hours: nullable(OpeningHours),
  special_days: SpecialDays,
});

/** As people write it: digits, and what stands between them. */
const PhoneText = textWhere('a phone number such as "+359 2 000 0010"', (text) =>
  /^\+?(?:[ ()./-]*\d){3,15}[ ()./-]*$/.test(text),
);

const Phone = t.strict({ label: FilledLocalisedText, phone: PhoneText, is_hotline: t.boolean });

/** A zone, whose sums are in its city's currency. */
const zoneIn = (currency: string) => {
  const Price = priceOf(currency);
  return t.strict({
    id: Id,
    key: Key,
    name: FilledLocalisedText,
    color_hex: NonEmpty,
    min_order: Price,
    free_delivery_from: nullable(Price),
    delivery_price: Price,
    eta_minutes: wholeNumberFromTo(1, 1440),
    branch_id: Id,
    polygons: Polygons,
  });
};

const cityIn = (currency: string) =>
  t.strict({
    id: Id,
    key: Slug,
    country: Key,
    currency: Key,
    timezone: NonEmpty,
    base_url: optional(nullable(BaseUrl), null),
    name: FilledLocalisedText,
    lat: Latitude,
    lng: Longitude,
    phones: t.readonlyArray(Phone),
    socials: t.readonlyArray(Social),
    branches: t.readonlyArray(Branch),
    zones: t.readonlyArray(zoneIn(currency)),
  });
export type FileCity = t.TypeOf<ReturnType<typeof cityIn>>;

const Priced = t.type({ currency: t.string });

/** A city, read by the decimals of its currency. */
const City = new t.Type<FileCity, unknown, unknown>(
  'a city',
  (value): value is FileCity => Priced.is(value) && cityIn(value.currency).is(value),
  (value, context) => cityIn(Priced.is(value) ? value.currency : '').validate(value, context),
  t.identity,
);

const NavigationItem = t.strict({
  id: Id,
  name: FilledLocalisedText,
  seo: optional(nullable(LocalisedSeo), null),
  show_top: t.boolean,
  show_bottom: t.boolean,
  webmodule: nullable(t.strict({ type: Key, chpu: nullable(t.string) })),
  page: optional(nullable(t.strict({ chpu: Slug })), null),
  link: optional(nullable(NonEmpty), null),
  link_open_in_new_tab: optional(t.boolean, false),
  link_noindex: optional(t.boolean, false),
});

/** An import file with cities, and the navigation that all of them share. */
export const CitiesFile = t.strict({
  format: t.literal('cities'),
  version: t.literal(1),
  locales: Locales,
  cities: t.readonlyArray(City),
  navigation: t.readonlyArray(NavigationItem),
});
export type CitiesFile = t.TypeOf<typeof CitiesFile>;
