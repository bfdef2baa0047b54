import * as t from 'io-ts';
import { zoneTerms } from './city';
import { described, nullable, text, tolerant, wordOf } from './codec';
import { Day, Moment, ZoneId } from './primitives';

export const AddressTerms = described(
  t.type({
    ...zoneTerms,
    zone: t.type({ id: ZoneId, name: text(), color_hex: text() }),
  }),
  'What the zone of a point asks. Rules 8.7, 8.8.',
);
export type AddressTerms = t.TypeOf<typeof AddressTerms>;

export const Slot = t.type({
  at: Moment,
  available: t.boolean,
  reason: tolerant(nullable(wordOf(['full', 'too_late']))),
});
export type Slot = t.TypeOf<typeof Slot>;

export const Slots = t.type({
  now: Moment,
  asap: described(
    t.type({
      available: t.boolean,
      from: tolerant(nullable(Moment)),
      to: tolerant(nullable(Moment)),
      reason: tolerant(nullable(wordOf(['switched_off', 'paused', 'closed', 'too_late', 'full']))),
    }),
    'As soon as possible. Rules 14.11.',
  ),
  days: t.readonlyArray(
    t.type({ date: Day, closed: t.boolean, text: nullable(text()), slots: t.readonlyArray(Slot) }),
  ),
});
export type Slots = t.TypeOf<typeof Slots>;
