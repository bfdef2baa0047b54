import type { AnswerOf } from '../../contract/wire/codec';
import type { Ordering as OrderingWire } from '../../contract/wire/city';
import { isoMoment } from '../../src/domain/time/iso-moment';
import type { TimeZone } from '../../src/domain/time/time-zone';
import type { Localise } from '../i18n/localised-text';
import type { OrderingNow } from './ordering-now';

/** Returns whether a city takes orders, as it travels. */
export const toWireOrdering = (
  ordering: OrderingNow,
  zone: TimeZone,
  localise: Localise,
): AnswerOf<typeof OrderingWire> => ({
  state: ordering.state,
  delivery: ordering.delivery,
  pickup: ordering.pickup,
  extra_minutes: ordering.extraMinutes,
  message: ordering.message === null ? null : localise(ordering.message),
  resume_at: ordering.resumeAt === null ? null : isoMoment(ordering.resumeAt, zone),
});
