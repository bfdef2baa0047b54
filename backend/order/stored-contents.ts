import * as t from 'io-ts';
import type { Money } from '../../src/domain';
import { money } from '../../src/domain';
import type { Id } from '../../src/domain/id/ids';
import { idOf, isId } from '../../src/domain/id/ids';
import { LocalisedText } from '../i18n/localised-text';

const nullable = <A, O>(codec: t.Type<A, O, unknown>) => t.union([codec, t.null]);

/** Minor units, as the order was calculated. */
const Minor = new t.Type<Money, number, unknown>(
  'an amount in minor units',
  (value): value is Money => Number.isSafeInteger(value),
  (value, context) =>
    typeof value === 'number' && Number.isSafeInteger(value)
      ? t.success(money(value))
      : t.failure(value, context),
  t.identity,
);

const idOfKind = <Kind extends string>() =>
  new t.Type<Id<Kind>, number, unknown>(
    'an id',
    (value): value is Id<Kind> => typeof value === 'number' && isId(value),
    (value, context) => {
      const id = typeof value === 'number' ? idOf<Kind>(value) : null;
      return id === null ? t.failure(value, context) : t.success(id);
    },
    t.identity,
  );

const Line = t.readonly(
  t.type({
    productId: idOfKind<'product'>(),
    slug: t.string,
    name: LocalisedText,
    picture: nullable(t.string),
    amount: t.number,
    measure: LocalisedText,
    quantity: t.number,
    price: Minor,
    actualPrice: Minor,
    choice: nullable(t.type({ id: idOfKind<'option'>(), name: LocalisedText })),
    ingredients: t.readonlyArray(
      t.type({
        id: idOfKind<'ingredient'>(),
        name: LocalisedText,
        quantity: t.number,
        paidGoods: nullable(t.type({ id: t.number, price: Minor })),
      }),
    ),
    total: Minor,
  }),
);

const Gift = t.readonly(
  t.type({
    productId: idOfKind<'product'>(),
    name: LocalisedText,
    quantity: t.number,
    reason: t.string,
  }),
);

const EquipmentOfOrder = t.readonly(
  t.type({
    equipmentId: t.number,
    name: t.string,
    quantity: t.number,
    freeQuantity: t.number,
    price: Minor,
    total: Minor,
  }),
);

const Discount = t.readonly(
  t.type({ type: t.string, name: t.string, percent: nullable(t.number), amount: Minor }),
);

/** Where it is brought; all of it is blank once its customer has left the shop. */
const AddressOfOrder = t.readonly(
  t.type({
    type: t.keyof({ flat: null, house: null, office: null }),
    street: t.string,
    house: t.string,
    entrance: t.string,
    floor: t.string,
    flat: t.string,
    code: t.string,
    comment: t.string,
    lat: t.number,
    lng: t.number,
    placeId: t.string,
  }),
);

const BranchOfOrder = t.readonly(
  t.type({ id: t.number, street: LocalisedText, house: t.string, lat: t.number, lng: t.number }),
);

const Priced = {
  currency: t.type({
    code: t.string,
    symbol: t.string,
    digits: t.number,
    position: t.keyof({ before: null, after: null }),
  }),
};

/** Of the contents of an order, in which currency it was placed. */
export const StoredCurrency = t.type(Priced, 'the currency of an order');

/** All of an order that nobody searches or counts by, as it was when it was placed. */
export const StoredContents = t.readonly(
  t.type({
    timeZone: t.string,
    ...Priced,
    lines: t.readonlyArray(Line),
    gifts: t.readonlyArray(Gift),
    equipment: t.readonlyArray(EquipmentOfOrder),
    discounts: t.readonlyArray(Discount),
    persons: t.number,
    /** Null for an order that is fetched. */
    address: nullable(AddressOfOrder),
    /** Who makes it. */
    branch: BranchOfOrder,
    /** What of the goods was to be paid in money, for the bonuses that it earns. */
    goodsAfterDiscounts: Minor,
    /** How the total came about, as the customer saw it. */
    trace: t.readonlyArray(t.UnknownRecord),
    /** The page of the shop that follows a payment. */
    returnUrl: t.string,
  }),
  'the contents of an order',
);
export type StoredContents = t.TypeOf<typeof StoredContents>;
