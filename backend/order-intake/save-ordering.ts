import type { Kysely } from 'kysely';
import type { CityId } from '../../src/domain/id/ids';
import type { Instant } from '../../src/domain/time/instant';
import { flag } from '../storage/flag';
import type { ShopDatabase } from '../storage/schema';
import type { LocalisedText } from '../i18n/localised-text';
import type { OrderingNow } from './ordering-now';

/** What an operator says about a city. */
export interface OrderingChange {
  readonly state: OrderingNow['state'];
  /** Minutes that everything takes longer; 0 unless busy. */
  readonly extraMinutes: number;
  /** When it ends by itself; null for not before somebody says so. */
  readonly resumeAt: Instant | null;
  readonly message: LocalisedText | null;
  /** Null leaves a way to get orders as it is. */
  readonly delivery: boolean | null;
  readonly pickup: boolean | null;
}

/** Puts what an operator says in the place of what was said about a city before. Rules 14.10. */
export const saveOrdering = async (
  db: Kysely<ShopDatabase>,
  cityId: CityId,
  before: OrderingNow,
  change: OrderingChange,
): Promise<void> => {
  const row = {
    city_id: cityId,
    state: change.state,
    takes_delivery: flag(change.delivery ?? before.delivery),
    takes_pickup: flag(change.pickup ?? before.pickup),
    extra_minutes: change.extraMinutes,
    message_json: change.message === null ? null : JSON.stringify(change.message),
    resume_at: change.resumeAt,
  };
  await db
    .insertInto('ordering_states')
    .values(row)
    .onConflict((conflict) => conflict.column('city_id').doUpdateSet(row))
    .execute();
};
