import type { Kysely, Selectable } from 'kysely';
import type { CityId } from '../../src/domain/id/ids';
import type { Instant } from '../../src/domain/time/instant';
import { instant } from '../../src/domain/time/instant';
import type { ShopDatabase } from '../storage/schema';
import type { OrderingStateTable } from '../storage/schema/ordering-tables';
import { fromStoredJsonOrNull } from '../storage/stored-json';
import { LocalisedText } from '../i18n/localised-text';
import type { OrderingNow } from './ordering-now';
import { ORDERING_OPEN } from './ordering-now';

/** Returns what was said about a city, as it counts at a moment. */
const orderingOf = (row: Selectable<OrderingStateTable>, now: Instant): OrderingNow => {
  const ways = { delivery: row.takes_delivery === 1, pickup: row.takes_pickup === 1 };
  const isOver = row.resume_at !== null && row.resume_at <= now;
  if (row.state === 'open' || isOver) return { ...ORDERING_OPEN, ...ways };
  return {
    ...ways,
    state: row.state,
    extraMinutes: row.state === 'busy' ? row.extra_minutes : 0,
    message: fromStoredJsonOrNull(LocalisedText, row.message_json),
    resumeAt: row.resume_at === null ? null : instant(row.resume_at),
  };
};

/** Returns whether a city takes orders at a moment. Read afresh: an operator changes it at any time. */
export const readOrdering = async (
  db: Kysely<ShopDatabase>,
  cityId: CityId,
  now: Instant,
): Promise<OrderingNow> => {
  const row = await db
    .selectFrom('ordering_states')
    .selectAll()
    .where('city_id', '=', cityId)
    .executeTakeFirst();
  return row ? orderingOf(row, now) : ORDERING_OPEN;
};

/** The same for all cities; one that is not there is open. */
export const readOrderings = async (
  db: Kysely<ShopDatabase>,
  now: Instant,
): Promise<ReadonlyMap<number, OrderingNow>> => {
  const rows = await db.selectFrom('ordering_states').selectAll().execute();
  return new Map(rows.map((row) => [row.city_id, orderingOf(row, now)]));
};
