import type { Flag } from './flag';

/** Whether a city takes orders just now. */
export interface OrderingTables {
  ordering_states: OrderingStateTable;
}

/** A city without a row is open. Imports leave it alone. */
export interface OrderingStateTable {
  city_id: number;
  state: 'open' | 'busy' | 'paused';
  takes_delivery: Flag;
  takes_pickup: Flag;
  extra_minutes: number;
  /** Texts by locale; null for none. */
  message_json: string | null;
  resume_at: number | null;
}
