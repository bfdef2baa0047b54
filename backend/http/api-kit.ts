import type { RequestHandler } from 'express';
import type { ReadShopData } from '../shop/shop-data';
import { shopDataReader } from '../shop/shop-data';
import type { ApiHandler } from './api-handler';
import { apiHandlers } from './api-handler';
import type { BackendDependencies } from './backend-dependencies';
import type { CityHandler } from './city-call';
import { inCity } from './city-call';
import { MINUTE_MS } from '../rate/rate-counter';
import { rateLimit } from './rate-limit';

/** What the routes of every feature are made with. */
export interface ApiKit extends BackendDependencies {
  readonly readShop: ReadShopData;
  /** Makes an Express handler of ours. */
  api(handle: ApiHandler): RequestHandler;
  /** A call about the menu of the city in the address. */
  city(handle: CityHandler): ApiHandler;
  /** Lets a network make calls of this name so often in a minute, or another window; 0 for any number. */
  rate(name: string, limit: number, windowMs?: number): RequestHandler;
}

export const apiKit = (dependencies: BackendDependencies): ApiKit => {
  const { storage, now } = dependencies;
  const readShop = shopDataReader(storage.shop);
  return {
    ...dependencies,
    readShop,
    api: apiHandlers(dependencies, readShop),
    city: inCity(storage.shop, now),
    rate: (key, limit, windowMs = MINUTE_MS) =>
      rateLimit(storage.counters, now, { key, limit, windowMs }),
  };
};
