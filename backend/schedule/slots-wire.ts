import type { AnswerOf } from '../../contract/wire/codec';
import type { Slots as SlotsWire } from '../../contract/wire/zone';
import { asapOf } from '../../src/domain/schedule/asap-of';
import type { Asap } from '../../src/domain/schedule/asap-of';
import type { SlotQuestion } from '../../src/domain/schedule/slot-plan';
import type { SlotDay } from '../../src/domain/schedule/slots-of';
import { slotsOf } from '../../src/domain/schedule/slots-of';
import { isoMoment } from '../../src/domain/time/iso-moment';
import type { TimeZone } from '../../src/domain/time/time-zone';
import type { Branch } from '../city/city';
import type { Localise } from '../i18n/localised-text';

const toWireAsap = ({ available, from, to, reason }: Asap, zone: TimeZone) => ({
  available,
  from: from === null ? null : isoMoment(from, zone),
  to: to === null ? null : isoMoment(to, zone),
  reason,
});

const textOf = ({ specialDays }: Branch, date: string, localise: Localise): string | null => {
  const text = specialDays.find((day) => day.date === date && day.text !== null)?.text ?? null;
  return text === null ? null : localise(text);
};

const toWireDay = ({ date, closed, slots }: SlotDay, text: string | null, zone: TimeZone) => ({
  date,
  closed,
  text,
  slots: slots.map(({ at, available, reason }) => ({ at: isoMoment(at, zone), available, reason })),
});

/** Returns when orders can be had, as it travels. Rules 14.7, 14.11. */
export const toWireSlots = (
  question: SlotQuestion,
  branch: Branch,
  localise: Localise,
): AnswerOf<typeof SlotsWire> => {
  const { zone } = question;
  return {
    now: isoMoment(question.now, zone),
    asap: toWireAsap(asapOf(question), zone),
    days: slotsOf(question).map((day) => toWireDay(day, textOf(branch, day.date, localise), zone)),
  };
};
