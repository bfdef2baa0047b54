import type { RequestHandler } from 'express';
import { shopDataReader } from '../shop/shop-data';
import type { ApiHandler } from './api-handler';
import { apiHandlers } from './api-handler';
import type { BackendDependencies } from './backend-dependencies';
import type { CityHandler } from './city-call';
import { inCity } from './city-call';
import { rateLimit } from './rate-limit';

/** What the routes of every feature are made with. */
export interface ApiKit extends BackendDependencies {
  /** Makes an Express handler of ours. */
  api(handle: ApiHandler): RequestHandler;
  /** A call about the menu of the city in the address. */
  city(handle: CityHandler): ApiHandler;
  /** Lets a visitor make calls of this name so often in a minute; 0 for as many as they like. */
  rate(name: string, perMinute: number): RequestHandler;
}

export const apiKit = (dependencies: BackendDependencies): ApiKit => {
  const { storage, settings, now } = dependencies;
  return {
    ...dependencies,
    api: apiHandlers(storage.shop, shopDataReader(storage.shop), settings.defaultLocale),
    city: inCity(storage.shop),
    rate: (name, perMinute) => rateLimit(storage.counters, now, { name, perMinute }),
  };
};
