import type { AnswerOf } from '../../contract/wire/codec';
import type {
  OrderingChange as OrderingChangeWire,
  StaffOrdering,
} from '../../contract/wire/staff-kitchen';
import type { Instant } from '../../src/domain/time/instant';
import { addMinutes } from '../../src/domain/time/instant';
import type { TimeZone } from '../../src/domain/time/time-zone';
import type { Localise, LocalisedText } from '../i18n/localised-text';
import { orderingReasons } from '../i18n/ordering-reasons';
import type { OrderingNow } from './ordering-now';
import { toWireOrdering } from './ordering-wire';
import type { OrderingChange } from './save-ordering';

/** A busy kitchen that does not say so exactly takes so much longer. */
const USUAL_EXTRA_MINUTES = 20;

/** What staff say in the languages of the shop; null for nothing. */
const textsOf = (
  texts: OrderingChangeWire['texts'],
  locales: readonly string[],
): LocalisedText | null => {
  const said = Object.entries(texts ?? {})
    .map(([locale, text]): [string, string] => [locale, text.trim()])
    .filter(([locale, text]) => locales.includes(locale) && text !== '');
  return said.length === 0 ? null : Object.fromEntries(said);
};

/** What staff say about their city, as it is stored. Rules 26.3. */
export const orderingChangeOf = (
  said: OrderingChangeWire,
  locales: readonly string[],
  now: Instant,
): OrderingChange => {
  const { state, for_minutes: minutes } = said;
  const isOpen = state === 'open';
  return {
    state,
    extraMinutes: state === 'busy' ? (said.extra_minutes ?? USUAL_EXTRA_MINUTES) : 0,
    resumeAt: isOpen || !minutes ? null : addMinutes(now, minutes),
    message: isOpen ? null : textsOf(said.texts, locales),
    delivery: said.delivery ?? null,
    pickup: said.pickup ?? null,
  };
};

interface Shown {
  readonly zone: TimeZone;
  readonly localise: Localise;
  /** Of the shop, the default one first. */
  readonly locales: readonly string[];
}

/** Whether a city takes orders, as its staff see it. */
export const toWireStaffOrdering = (
  ordering: OrderingNow,
  { zone, localise, locales }: Shown,
): AnswerOf<typeof StaffOrdering> => ({
  ordering: toWireOrdering(ordering, zone, localise),
  texts: ordering.message,
  languages: locales,
  reasons: orderingReasons(locales),
});
