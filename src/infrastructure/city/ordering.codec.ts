import type { Ordering } from '../../../contract/wire/city';
import type { KitchenState, OrderingState } from '../../domain/schedule/ordering-state';
import { OPEN_AS_USUAL } from '../../domain/schedule/ordering-state';
import { readIsoMoment } from '../../domain/time/iso-moment';

const kitchenOf = ({ state, extra_minutes, message, resume_at }: Ordering): KitchenState => {
  switch (state) {
    case 'busy':
      return {
        kind: 'busy',
        extraMinutes: Math.max(0, Math.trunc(extra_minutes ?? 0)),
        message: message?.trim() || null,
      };
    case 'paused': {
      const resumeAt = readIsoMoment(resume_at ?? '');
      return {
        kind: 'paused',
        message: message?.trim() || null,
        // An end that cannot be read is one that nobody knows.
        resumeAt: resumeAt.ok ? resumeAt.value : null,
      };
    }
    default:
      // A state that is new to us must not keep customers from ordering: the backend judges.
      return OPEN_AS_USUAL.kitchen;
  }
};

export const toOrdering = (wire: Ordering | null | undefined): OrderingState =>
  wire
    ? {
        kitchen: kitchenOf(wire),
        delivery: wire.delivery ?? true,
        pickup: wire.pickup ?? true,
      }
    : OPEN_AS_USUAL;
