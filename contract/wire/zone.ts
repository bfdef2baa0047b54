import * as t from 'io-ts';
import { zoneTerms } from './city';
import { nullable, text, tolerant, openEnum, shape } from './codec';
import { Day, Moment, ZoneId } from './primitives';

export const AddressTerms = shape('What the zone of a point asks. Rules 8.7, 8.8.', {
  ...zoneTerms,
  zone: t.type({ id: ZoneId, name: text(), color_hex: text() }),
});
export type AddressTerms = t.TypeOf<typeof AddressTerms>;

export const Slot = t.type({
  at: Moment,
  available: t.boolean,
  reason: tolerant(nullable(openEnum(['full', 'too_late']))),
});
export type Slot = t.TypeOf<typeof Slot>;

export const Slots = t.type({
  now: Moment,
  asap: shape('As soon as possible. Rules 14.11.', {
    available: t.boolean,
    from: tolerant(nullable(Moment)),
    to: tolerant(nullable(Moment)),
    reason: tolerant(nullable(openEnum(['switched_off', 'paused', 'closed', 'too_late', 'full']))),
  }),
  days: t.readonlyArray(
    t.type({ date: Day, closed: t.boolean, text: nullable(text()), slots: t.readonlyArray(Slot) }),
  ),
});
export type Slots = t.TypeOf<typeof Slots>;
