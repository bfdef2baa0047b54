import * as t from 'io-ts';
import { described, nullable } from './codec';
import { Birthday, Messages } from './customer';
import { ProductId } from './primitives';
import { shortList, shortText } from './request-codec';

export const UserChanges = described(
  t.partial({
    firstName: shortText(1000),
    email: nullable(shortText(1000, 'Empty takes the saved one away')),
    birthday: Birthday,
    messages: Messages,
  }),
  'Only what changes. Rules 19.4.',
);
export type UserChanges = t.TypeOf<typeof UserChanges>;

export const Confirmation = t.type({ code: shortText(64) });
export type Confirmation = t.TypeOf<typeof Confirmation>;

export const LogOut = t.partial({ all: t.boolean });
export type LogOut = t.TypeOf<typeof LogOut>;

export const LoginRequest = t.intersection([
  t.type({ phone: shortText(64), code: shortText(64) }),
  t.partial({
    uuid: nullable(shortText(64, 'Of the link to Telegram')),
    tracking_keys: described(
      t.unknown,
      'Keys of orders that the browser has placed without an account, at most 10. Those for this phone join the account; no login fails for them. Rules 13.11.',
    ),
    reffererId: described(t.unknown, 'Of who invited. No login fails for it. Rules 12.4.'),
  }),
]);
export type LoginRequest = t.TypeOf<typeof LoginRequest>;

export const TelegramQuestion = t.type({ uuid: shortText(64) });
export type TelegramQuestion = t.TypeOf<typeof TelegramQuestion>;

/** More than a menu has; what a menu does not have is not saved in any case. */
const MAX_DISHES = 1000;

export const DishIdsToAdd = t.type({ goods: shortList(ProductId, MAX_DISHES) });
export type DishIdsToAdd = t.TypeOf<typeof DishIdsToAdd>;
