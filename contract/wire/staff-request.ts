import * as t from 'io-ts';
import { CANCEL_REASONS } from '../../src/domain/order/cancellation';
import { MAX_DELAY_MINUTES, MIN_DELAY_MINUTES } from '../../src/domain/order/delay-order';
import { ORDER_STATUSES } from '../../src/domain/order/order-status';
import { described, nullable, oneOf, whole } from './codec';
import { shortText } from './request-codec';

export const StaffSignIn = described(
  t.partial({
    key: shortText(200, 'Of a link that signs in once'),
    name: shortText(200),
    pin: shortText(200),
  }),
  'Either the key of a link, or name and PIN. Rules 25.1.',
);
export type StaffSignIn = t.TypeOf<typeof StaffSignIn>;

const seen = {
  version: described(whole(0), 'Of the order as it was seen: of a later one nothing is changed'),
};

const Minutes = whole(MIN_DELAY_MINUTES, MAX_DELAY_MINUTES);

export const StaffAcceptance = t.intersection([
  t.type(seen),
  t.partial({
    minutes: described(
      nullable(Minutes),
      'From now until it comes; left out, and for a chosen time, it comes as it was said',
    ),
  }),
]);
export type StaffAcceptance = t.TypeOf<typeof StaffAcceptance>;

export const StaffCancellation = t.intersection([
  t.type({ ...seen, reason: described(oneOf(CANCEL_REASONS), 'Rules 13.4.') }),
  t.partial({ text: nullable(shortText(5000, 'At most 500 characters; the customer reads it')) }),
]);
export type StaffCancellation = t.TypeOf<typeof StaffCancellation>;

export const StaffStep = t.type({
  ...seen,
  status: described(
    oneOf(ORDER_STATUSES.filter((status) => status !== 'cancel' && status !== 'new')),
    'One of its `next`',
  ),
});
export type StaffStep = t.TypeOf<typeof StaffStep>;

export const StaffDelay = t.type({ ...seen, minutes: Minutes });
export type StaffDelay = t.TypeOf<typeof StaffDelay>;

export const StaffUndo = t.type(seen);
export type StaffUndo = t.TypeOf<typeof StaffUndo>;
