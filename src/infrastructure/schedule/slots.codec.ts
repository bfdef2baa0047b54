import * as t from 'io-ts';
import type { OrderSlots } from '../../application/ports/slots-gateway';
import type { Slot } from '../../domain/schedule/slots-of';
import { decoderOf, Day, Moment, nullable, optional } from '../http/wire-types';

const SlotWire = t.intersection([
  t.type({ at: Moment, available: t.boolean }),
  t.partial({ reason: optional(t.string) }),
]);

const SlotsWire = t.type({
  now: Moment,
  asap: t.intersection([
    t.type({ available: t.boolean }),
    t.partial({
      from: optional(Moment),
      to: optional(Moment),
      reason: optional(t.string),
    }),
  ]),
  days: t.array(
    t.type({
      date: Day,
      closed: t.boolean,
      text: nullable(t.string),
      slots: t.array(SlotWire),
    }),
  ),
});
type SlotsWire = t.TypeOf<typeof SlotsWire>;

const toSlot = ({ at, available, reason }: t.TypeOf<typeof SlotWire>): Slot =>
  available
    ? { at, available, reason: null }
    : // Whatever else it may be: it cannot be had.
      { at, available, reason: reason === 'full' ? 'full' : 'too_late' };

const toSoon = ({ available, from, to, reason }: SlotsWire['asap']): OrderSlots['soon'] => ({
  isAvailable: available,
  expected: typeof from === 'number' && typeof to === 'number' && available ? { from, to } : null,
  reason: reason ?? null,
});

export const decodeSlots = decoderOf(SlotsWire, ({ now, asap, days }): OrderSlots => ({
  now,
  soon: toSoon(asap),
  days: days.map((day) => ({ ...day, slots: day.slots.map(toSlot) })),
}));
