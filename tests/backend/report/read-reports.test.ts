import { CompiledQuery, sql } from 'kysely';
import request from 'supertest';
import { loadCities } from '../../../backend/city/load-cities';
import { currencyOf } from '../../../backend/money/currencies';
import type { OrderDeps } from '../../../backend/order/order-deps';
import { ALL_ORDERS, ordersQuery } from '../../../backend/order/operator-orders';
import { saveOrdering } from '../../../backend/order-intake/save-ordering';
import { ORDERING_OPEN } from '../../../backend/order-intake/ordering-now';
import type { CityReport } from '../../../backend/report/city-report';
import { readReports } from '../../../backend/report/read-reports';
import { instant } from '../../../src/domain/time/instant';
import { cityId } from '../../support/ids';
import type { FakeClock } from '../support/fake-clock';
import { depsOf } from '../support/order-deps';
import { inOrderShop, moveThrough } from '../support/order-shop';
import { pickupBody, placed } from '../support/orders';
import type { TestShop } from '../support/test-shop';

let shop: TestShop;
let clock: FakeClock;
let deps: OrderDeps;
inOrderShop((given) => {
  ({ shop, clock } = given);
  deps = depsOf(shop, clock);
});

const MINUTES = 60;
const OUTSIDE = '/api/v1/address/min?domainId=1&lat=10&lng=10';
const SLOTS = '/api/v1/domain/1/slots?orderType=pickup&branch=10';

const reportOfSofia = async (): Promise<CityReport> => {
  const { shop: db } = shop.storage;
  const [city] = await db.transaction().execute(loadCities);
  if (!city) throw new Error('The small shop has cities');
  const now = instant(clock.now().getTime());
  const [report] = await readReports(db, { city, day: null, currency: currencyOf('EUR'), now });
  if (!report) throw new Error('A day always has a report');
  return report;
};

afterEach(async () => {
  await shop.storage.shop.deleteFrom('refused_demand').execute();
  await shop.storage.shop.deleteFrom('rate_counters').execute();
});

it('reads the orders of the day, not all that the city ever had', async () => {
  const { shop: db } = shop.storage;
  const spans = [{ id: 1, key: 'sofia', from: instant(1), to: instant(2) }];
  const { sql: text, parameters } = ordersQuery(db, ALL_ORDERS, spans).compile();
  const isPostgres = shop.databaseVariable.startsWith('postgres');
  const plan = await db.transaction().execute(async (tx) => {
    // With a few rows PostgreSQL takes no index by itself.
    if (isPostgres) await sql`set local enable_seqscan = off`.execute(tx);
    const explain = isPostgres ? 'explain' : 'explain query plan';
    return tx.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
  });
  expect(JSON.stringify(plan.rows)).toContain('orders_city_id_created_at');
});

const from = (address: string, path: string): request.Test =>
  request(shop.app).get(path).set({ 'X-Forwarded-For': address, 'Accept-Language': 'en' });

it('says how long it took to accept and to pack, of orders that were not cancelled', async () => {
  const [first, second, third] = [
    await placed(shop, pickupBody()),
    await placed(shop, pickupBody()),
    await placed(shop, pickupBody()),
  ];
  clock.advance(2 * MINUTES);
  await moveThrough(deps, first.id, 'process');
  clock.advance(2 * MINUTES);
  await moveThrough(deps, second.id, 'process');
  await moveThrough(deps, third.id, 'cancel');
  clock.advance(10 * MINUTES);
  await moveThrough(deps, first.id, 'package');
  expect(await reportOfSofia()).toMatchObject({
    orders: 3,
    cancelled: 1,
    cancelReasons: [{ reason: 'other', orders: 1 }],
    underWay: 2,
    acceptMinutes: 3,
    readyMinutes: 12,
    late: 0,
  });
});

it('calls an order late that was handed over after the promised time, or is still awaited then', async () => {
  const [inTime, late, awaited] = [
    await placed(shop, pickupBody()),
    await placed(shop, pickupBody()),
    await placed(shop, pickupBody()),
  ];
  await moveThrough(deps, inTime.id, 'process', 'package', 'complete');
  clock.advance(90 * MINUTES);
  await moveThrough(deps, late.id, 'process', 'package', 'complete');
  await moveThrough(deps, awaited.id, 'process');
  expect(await reportOfSofia()).toMatchObject({ late: 2, underWay: 1 });
});

it('counts an address outside the zones, for a household once an hour', async () => {
  await from('192.0.2.7', OUTSIDE).expect(422);
  await from('192.0.2.7', OUTSIDE).expect(422);
  await from('192.0.2.8', OUTSIDE).expect(422);
  expect((await reportOfSofia()).refused).toEqual([{ reason: 'outside_zones', times: 2 }]);
  clock.advance(61 * MINUTES);
  await from('192.0.2.7', OUTSIDE).expect(422);
  expect((await reportOfSofia()).refused).toEqual([{ reason: 'outside_zones', times: 3 }]);
});

it('counts who looked for a time while the city was paused, and nobody who found one', async () => {
  await from('192.0.2.7', SLOTS).expect(200);
  expect((await reportOfSofia()).refused).toEqual([]);
  await saveOrdering(shop.storage.shop, cityId(1), ORDERING_OPEN, {
    state: 'paused',
    extraMinutes: 0,
    resumeAt: null,
    message: null,
    delivery: null,
    pickup: null,
  });
  await from('192.0.2.7', SLOTS).expect(200);
  expect((await reportOfSofia()).refused).toEqual([{ reason: 'paused', times: 1 }]);
});

it('leaves no trace of whom in the counts', async () => {
  await from('192.0.2.7', OUTSIDE).expect(422);
  const [row] = await shop.storage.shop.selectFrom('refused_demand').selectAll().execute();
  expect(row).toEqual({ city_id: 1, day: '2026-11-27', reason: 'outside_zones', times: 1 });
});
