import * as t from 'io-ts';
import * as accountRequests from '../wire/account-request';
import * as address from '../wire/address';
import * as addressRequests from '../wire/address-request';
import * as cart from '../wire/cart';
import * as cartRequests from '../wire/cart-request';
import * as city from '../wire/city';
import * as content from '../wire/content';
import * as customer from '../wire/customer';
import * as error from '../wire/error';
import * as lists from '../wire/lists';
import * as menu from '../wire/menu';
import * as order from '../wire/order';
import * as orderRequests from '../wire/order-request';
import * as primitives from '../wire/primitives';
import * as promotions from '../wire/promotions';
import type { Schema } from '../wire/schema';
import * as settings from '../wire/settings';
import * as shared from '../wire/shared';
import * as signIn from '../wire/sign-in';
import * as zone from '../wire/zone';
import { bodyOf, schemaOf } from './schema-of';

/** Every shape of the wire by its name; those of no name of their own are written out where they stand. */
const SHAPES: readonly (readonly [string, t.Mixed])[] = [
  ...primitives.IDS.map((codec) => ['Id', codec] as const),
  ...Object.entries({
    Money: primitives.Money,
    SignedMoney: primitives.SignedMoney,
    Percent: primitives.Percent,
    Latitude: primitives.Latitude,
    Longitude: primitives.Longitude,
    Moment: primitives.Moment,
    Day: primitives.Day,
    ClockTime: primitives.ClockTime,
    Slug: primitives.Slug,
    Picture: primitives.Picture,
    Phone: primitives.Phone,
    PhoneDigits: primitives.PhoneDigits,
    OrderType: primitives.OrderType,
  }),
  ...[
    shared,
    error,
    city,
    settings,
    menu,
    content,
    cart,
    zone,
    signIn,
    customer,
    address,
    lists,
    promotions,
    order,
    accountRequests,
    addressRequests,
    cartRequests,
    orderRequests,
  ].flatMap((shapes) =>
    Object.entries(shapes).flatMap(([name, shape]) =>
      shape instanceof t.Type ? [[name, shape] as const] : [],
    ),
  ),
];

const NAMES: ReadonlyMap<t.Mixed, string> = new Map(SHAPES.map(([name, shape]) => [shape, name]));

/** The schema of a codec, by a reference where it has a name. */
export const documented = (codec: t.Mixed): Schema => schemaOf(codec, NAMES);

/** The named schemas of the document. */
export const componentSchemas = (): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    // Of several codecs of one name the first describes it.
    SHAPES.toReversed().map(([name, shape]) => [name, bodyOf(shape, NAMES)]),
  );
