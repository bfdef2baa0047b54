import type { AxiosInstance } from 'axios';
import type { AccountSurroundings } from '../../application/ports/account-surroundings';
import type { Analytics } from '../../application/ports/analytics';
import type { ConsentStorage } from '../../application/ports/consent-storage';
import type { LoadAddressFinder, LocateDevice } from '../../application/ports/maps';
import type { OrderSurroundings } from '../../application/ports/order-surroundings';
import type { Instant } from '../../domain/time/instant';
import type { CallerOfVisit } from '../http/api-client';

/** Names in the containers of things that have no port of their own. */
export const HttpClient = Symbol('HttpClient');
export type HttpClient = AxiosInstance;

export const CallerToken = Symbol('CallerOfVisit');
export type CallerToken = CallerOfVisit;

/** What only the place where the shop runs can say: a browser, or the server. */
export interface Surroundings {
  /** The host of the address that is open. */
  readonly host: () => string;
  /** Fetches the shop's own words in a language; rejects when they cannot be had. */
  readonly loadTexts: (locale: string) => Promise<void>;
  /** In milliseconds: how long a page on its way shows at least that it is. */
  readonly leastLoading: number;
  /** In milliseconds: how long a call may take on which several visits wait. */
  readonly sharedCallTime: number;
  readonly analytics: Analytics;
  readonly consent: ConsentStorage;
  readonly now: () => Instant;
}
export const Surroundings = Symbol('Surroundings');

/** The same, of what only those need who log in, order, or say where they are. */
export interface CustomerSurroundings {
  readonly loadAddressFinder: LoadAddressFinder;
  readonly locateDevice: LocateDevice;
  readonly account: AccountSurroundings;
  readonly orders: OrderSurroundings;
}
export const CustomerSurroundings = Symbol('CustomerSurroundings');

export const ResponseCacheToken = Symbol('BackendResponseCache');

export const ReaderUseCasesToken = Symbol('ReaderUseCases');
export const CustomerUseCasesToken = Symbol('CustomerUseCases');
export const ShopUseCasesToken = Symbol('ShopUseCases');
