import type { Slot as SlotWire } from '../../../contract/wire/zone';
import { Slots as SlotsWire } from '../../../contract/wire/zone';
import type { OrderSlots } from '../../application/ports/slots-gateway';
import type { Slot } from '../../domain/schedule/slots-of';
import { decoderOf } from '../http/decoder';

const toSlot = ({ at, available, reason }: SlotWire): Slot =>
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
