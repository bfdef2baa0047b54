import type { OrderingState } from '../../src/domain/schedule/ordering-state';
import type { Instant } from '../../src/domain/time/instant';
import type { LocalisedText } from '../i18n/localised-text';

/** Whether a city takes orders just now; a pause whose end has passed is over. Rules 14.10. */
export interface OrderingNow {
  readonly state: 'open' | 'busy' | 'paused';
  readonly delivery: boolean;
  readonly pickup: boolean;
  /** Minutes that everything takes longer; 0 unless busy. */
  readonly extraMinutes: number;
  readonly message: LocalisedText | null;
  /** When a busy or paused state ends; null where nobody knows. */
  readonly resumeAt: Instant | null;
}

/** A city about which nobody has said anything. */
export const ORDERING_OPEN: OrderingNow = {
  state: 'open',
  delivery: true,
  pickup: true,
  extraMinutes: 0,
  message: null,
  resumeAt: null,
};

/** The same as the rules of time want it. */
export const orderingStateOf = (now: OrderingNow): OrderingState => {
  const { delivery, pickup } = now;
  switch (now.state) {
    case 'open':
      return { kitchen: { kind: 'open' }, delivery, pickup };
    // Messages are for customers and come in their language from elsewhere.
    case 'busy':
      return {
        kitchen: { kind: 'busy', extraMinutes: now.extraMinutes, message: null },
        delivery,
        pickup,
      };
    case 'paused':
      return {
        kitchen: { kind: 'paused', message: null, resumeAt: now.resumeAt },
        delivery,
        pickup,
      };
  }
};
