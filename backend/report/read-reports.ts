import type { Kysely } from 'kysely';
import type { Instant } from '../../src/domain/time/instant';
import type { LocalDate } from '../../src/domain/time/local-date';
import { addDays } from '../../src/domain/time/local-date';
import { startOfDay } from '../../src/domain/time/local-moment';
import { localDateAt } from '../../src/domain/time/time-zone';
import type { City } from '../city/city';
import { zoneOfCity } from '../city/city-time';
import { ALL_ORDERS, operatorOrders } from '../order/operator-orders';
import { eventsOf } from '../order/order-events';
import type { ShopData } from '../shop/shop-data';
import { inPortions } from '../storage/in-portions';
import type { ShopDatabase } from '../storage/schema';
import type { OrderEvent } from '../order/order-events';
import type { CityReport } from './city-report';
import { cityReports } from './city-report';
import { readRefused } from './refused-demand';

const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** The day of a city that a report is about. */
export interface ReportedDay {
  readonly city: City;
  /** By the city's calendar; null for today. */
  readonly day: LocalDate | null;
  readonly currency: ShopData['currency'];
  readonly now: Instant;
}

/** The day that is meant, by the city's calendar. */
export const reportedDate = ({ city, day, now }: Omit<ReportedDay, 'currency'>): LocalDate =>
  day ?? localDateAt(now, zoneOfCity(city));

/** Reads what was placed in a city on a day, and what became of it. Rules 26.1. */
export const readReports = async (
  db: Kysely<ShopDatabase>,
  reported: ReportedDay,
): Promise<readonly CityReport[]> => {
  const { city, currency, now } = reported;
  const date = reportedDate(reported);
  const found = await operatorOrders(
    db,
    {
      ...ALL_ORDERS,
      cityKey: city.key,
      since: (zone) => startOfDay(date, zone),
      until: (zone) => startOfDay(addDays(date, 1), zone),
    },
    NO_LIMIT,
  );
  const orders = found.map(({ order }) => order);
  const events: OrderEvent[] = [];
  await inPortions(orders, async (portion) => {
    events.push(
      ...(await eventsOf(
        db,
        portion.map(({ id }) => id),
      )),
    );
  });
  const refused = await readRefused(db, city.id, date);
  return cityReports({ cityKey: city.key, orders, events, refused, currency, now });
};
