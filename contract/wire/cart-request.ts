import * as t from 'io-ts';
import {
  MAX_INGREDIENT_QUANTITY,
  MAX_LINES,
  MAX_LINE_QUANTITY,
} from '../../src/domain/cart/cart-line';
import { MAX_ORDER_PERSONS, MIN_ORDER_PERSONS } from '../../src/domain/cart/order-limits';
import { described, nullable, oneOf, whole } from './codec';
import {
  BranchId,
  CityId,
  EquipmentId,
  IngredientId,
  Latitude,
  Longitude,
  Moment,
  OptionId,
  OrderType,
  ProductId,
} from './primitives';
import { TypedMoney, inBounds, shortList, shortText } from './request-codec';

const Ingredient = t.type({ id: IngredientId, qtt: whole(0, MAX_INGREDIENT_QUANTITY) });

export const RequestLine = t.intersection([
  t.type({ id: ProductId, qtt: whole(1, MAX_LINE_QUANTITY) }),
  t.partial({
    ingredients: shortList(Ingredient, MAX_LINES),
    free_of_choice: nullable(OptionId),
  }),
]);

const Equipment = t.type({ id: EquipmentId, qtt: whole(0, MAX_LINE_QUANTITY) });

/** What a cart is calculated from, beside its address; placing an order sends the same and more. */
export const cartFields = {
  orderType: described(OrderType, 'Delivery where it is not said'),
  pickupId: nullable(BranchId),
  timeType: oneOf(['soon_as_possible', 'on_time']),
  time: described(nullable(Moment), 'The chosen slot, with `on_time`'),
  promocode: nullable(shortText(256)),
  bonuses: nullable(TypedMoney),
  persons: nullable(whole(MIN_ORDER_PERSONS, MAX_ORDER_PERSONS)),
  equipment: shortList(Equipment, MAX_LINES),
  reffererId: described(
    t.unknown,
    'Of who invited: `[A-Za-z0-9_-]{1,32}` or a number. Rules 12.1.',
  ),
};

export const CalculateRequest = described(
  t.intersection([
    t.type({ domainId: CityId, goods: shortList(RequestLine, MAX_LINES) }),
    t.partial({
      ...cartFields,
      address: described(
        nullable(t.type({ lat: inBounds(Latitude), lng: inBounds(Longitude) })),
        'Null or left out as long as there is none',
      ),
    }),
  ]),
  'Unknown fields are ignored, and so is any price.',
);
export type CalculateRequest = t.TypeOf<typeof CalculateRequest>;
