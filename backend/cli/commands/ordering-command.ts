import { ORDER_TYPES } from '../../../src/domain/fulfilment/order-type';
import type { Instant } from '../../../src/domain/time/instant';
import { instant } from '../../../src/domain/time/instant';
import { isoMoment } from '../../../src/domain/time/iso-moment';
import type { City } from '../../city/city';
import type { Environment } from '../../config/environment';
import { readOrdering } from '../../order-intake/load-ordering';
import type { OrderingNow } from '../../order-intake/ordering-now';
import type { OrderingChange } from '../../order-intake/save-ordering';
import { saveOrdering } from '../../order-intake/save-ordering';
import { zoneOfCity } from '../../city/city-time';
import { shopDataReader } from '../../shop/shop-data';
import type { Storage } from '../../storage/storage';
import { citiesNamed } from '../cities-named';
import type { CommandOf } from '../command';
import { ENVIRONMENT_HELP } from '../command';
import type { Terminal } from '../terminal';
import type { OrderingRequest } from './ordering-request';
import { readOrderingRequest } from './ordering-request';
import { withStorage } from '../with-storage';

const lineOf = (city: City, ordering: OrderingNow): string => {
  const { state, extraMinutes, resumeAt, message } = ordering;
  const off = ORDER_TYPES.filter((way) => !ordering[way]);
  return [
    `${city.key}: ${state}`,
    ...(extraMinutes > 0 ? [`${String(extraMinutes)} minutes longer`] : []),
    ...(resumeAt === null ? [] : [`until ${isoMoment(resumeAt, zoneOfCity(city))}`]),
    ...off.map((way) => `${way} off`),
    ...Object.entries(message ?? {}).map(([locale, text]) => `${locale}: “${text}”`),
  ].join(', ');
};

const STATES = { pause: 'paused', busy: 'busy', resume: 'open' } as const;

const changeOf = (
  request: OrderingRequest & { readonly action: keyof typeof STATES },
  city: City,
  now: Instant,
  defaultLocale: string,
): OrderingChange => {
  const texts = [...request.message].map(([locale, text]) => [locale || defaultLocale, text]);
  return {
    state: STATES[request.action],
    extraMinutes: request.extraMinutes,
    resumeAt: request.until(now, zoneOfCity(city)),
    message: texts.length === 0 ? null : Object.fromEntries(texts),
    delivery: request.delivery,
    pickup: request.pickup,
  };
};

const changeOrdering = async (
  storage: Storage,
  cities: readonly City[],
  request: OrderingRequest,
  now: Instant,
  defaultLocale: string,
): Promise<void> => {
  const { action } = request;
  if (action === 'show') return;
  await storage.change('ordering', async (db) => {
    for (const city of cities) {
      const before = await readOrdering(db, city.id, now);
      const change = changeOf({ ...request, action }, city, now, defaultLocale);
      await saveOrdering(db, city.id, before, change);
    }
    await storage.announce(db, 'ordering');
  });
};

const runOn = async (
  storage: Storage,
  request: OrderingRequest,
  { defaultLocale }: Environment,
  terminal: Terminal,
): Promise<number> => {
  const shop = await shopDataReader(storage.shop)();
  const named = citiesNamed(shop.cities, request.cityKey);
  if (!named.ok) {
    terminal.printError(`backend ordering: ${named.error}`);
    return 1;
  }
  const cities = named.value;
  const now = instant(Date.now());
  if (cities.some((city) => (request.until(now, zoneOfCity(city)) ?? Infinity) <= now)) {
    terminal.printError('backend ordering: --until is past already');
    return 1;
  }
  await changeOrdering(storage, cities, request, now, defaultLocale);
  for (const city of cities)
    terminal.printLine(lineOf(city, await readOrdering(storage.shop, city.id, now)));
  return 0;
};

export const orderingCommand: CommandOf<OrderingRequest> = {
  name: 'ordering',
  summary: 'pause a city, call it busy, or take orders again',
  help: `Usage: backend ordering show [--city KEY]
       backend ordering pause [--city KEY] [--minutes N | --until TIME] [--message TEXT]
       backend ordering busy --minutes N [--city KEY] [--until TIME] [--message TEXT]
       backend ordering resume [--city KEY]

Without --city it is about all cities. A pause lasts --minutes, or until --until, or until resume.
While a city is busy, everything takes --minutes longer. TIME is the next 19:30 by the city's clocks,
or a moment such as 2026-11-27T19:30:00+02:00. TEXT is shown to customers; --message is in the
default language, --message-bg in Bulgarian, and so on.

--delivery off and --pickup off, with any of these, switch one way off until it is switched on again
or the city resumes.

${ENVIRONMENT_HELP}`,
  read: readOrderingRequest,
  run: (request, environment, terminal) =>
    withStorage(environment, terminal, (storage) => runOn(storage, request, environment, terminal)),
};
