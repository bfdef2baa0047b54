import type { Instant } from '../../../src/domain/time/instant';
import { instant } from '../../../src/domain/time/instant';
import { isoMoment } from '../../../src/domain/time/iso-moment';
import type { City } from '../../city/city';
import { zoneOfCity } from '../../city/city-time';
import { shopDataReader } from '../../shop/shop-data';
import type { StockItem } from '../../shop/stock-items';
import { readStockItems } from '../../shop/stock-items';
import type { Stop } from '../../catalogue/stop-list';
import { putStop, readStops, takeStop } from '../../catalogue/stop-list';
import type { Storage } from '../../storage/storage';
import { citiesNamed } from '../cities-named';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP } from '../command';
import type { Terminal } from '../terminal';
import { withStorage } from '../with-storage';
import type { StockRequest } from './stock-request';
import { readStockRequest } from './stock-request';

const FAILED = 1;

const lineOf = (
  city: City,
  { kind, itemId, endsAt }: Stop,
  items: readonly StockItem[],
): string => {
  const item = items.find((each) => each.kind === kind && each.itemId === itemId);
  const end = endsAt === null ? 'for good' : `until ${isoMoment(endsAt, zoneOfCity(city))}`;
  return `${city.key}: ${item?.name ?? `${kind} ${String(itemId)}`} is out ${end}`;
};

const change = (
  storage: Storage,
  cities: readonly City[],
  request: Exclude<StockRequest, { readonly action: 'list' }>,
  named: readonly StockItem[],
  now: Instant,
): Promise<void> =>
  storage.change('stock', async (db) => {
    for (const city of cities)
      for (const item of named)
        if (request.action === 'in') await takeStop(db, city.id, item);
        else await putStop(db, city.id, { ...item, endsAt: request.until(now, zoneOfCity(city)) });
  });

/** Returns what is wrong with a request, by the shop as it is; null where nothing is. */
const problemOf = (
  request: StockRequest,
  cities: readonly City[],
  items: readonly StockItem[],
  now: Instant,
): string | null => {
  if (request.action === 'list') return null;
  const unknown = request.items.filter((arg) => !items.some(({ name }) => name === arg));
  if (unknown.length > 0) return `the menu has no ${unknown.join(', ')}`;
  const isPast =
    request.action === 'out' &&
    cities.some((city) => (request.until(now, zoneOfCity(city)) ?? Infinity) <= now);
  return isPast ? '--until is past already' : null;
};

const run = async (
  storage: Storage,
  request: StockRequest,
  terminal: Terminal,
): Promise<number> => {
  const shop = await shopDataReader(storage.shop)();
  const found = citiesNamed(shop.cities, request.cityKey);
  const items = await readStockItems(storage.shop);
  const now = instant(Date.now());
  const problem = found.ok ? problemOf(request, found.value, items, now) : found.error;
  if (!found.ok || problem !== null) {
    terminal.printError(`backend stock: ${String(problem)}`);
    return FAILED;
  }
  const cities = found.value;
  if (request.action !== 'list') {
    const named = request.items.flatMap((arg) => items.find(({ name }) => name === arg) ?? []);
    await change(storage, cities, request, named, now);
  }
  const lines: string[] = [];
  for (const city of cities)
    for (const stop of await readStops(storage.shop, city.id, now))
      lines.push(lineOf(city, stop, items));
  (lines.length === 0 ? ['nothing is out'] : lines).forEach(terminal.printLine);
  return 0;
};

export const stockCommand: CommandOf<StockRequest> = {
  name: 'stock',
  summary: 'say what has run out, for today, until a time or for good',
  help: `Usage: backend stock out ITEM [ITEM…] [--city KEY] [--until TIME | --for-good]
       backend stock in ITEM [ITEM…] [--city KEY]
       backend stock list [--city KEY]

ITEM is the "chpu" of a dish or an additional, the "key" of an ingredient, or option:ID for one of a
dish's free options, as the menu file has them. A dish that is never made without a sold-out
ingredient is sold out with it. Without --city it is about all cities.

Something is out for today, that is until 05:00 by the city's clocks; or until TIME, the next 19:30 or
a moment such as 2026-11-27T19:30:00+02:00; or with --for-good until "stock in". Each command shows
what is out then. Imports leave all of it alone.

${ENVIRONMENT_HELP}`,
  read: readStockRequest,
  run: (request, environment, terminal) =>
    withStorage(environment, terminal, (storage) => run(storage, request, terminal)),
};
