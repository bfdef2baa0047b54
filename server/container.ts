// The build that Inversify itself imports: the whole one would come beside it.
import 'reflect-metadata/lite';
import { Container, ContainerModule } from 'inversify';
import type { AxiosInstance } from 'axios';
import {
  AccountPlatform,
  accountPlatformOfServer,
} from '../src/application/ports/account-platform';
import { NO_ANALYTICS } from '../src/application/ports/analytics';
import { LoadAddressFinder, LocateDevice } from '../src/application/ports/maps';
import { NO_ORDERS, OrderPlatform } from '../src/application/ports/order-platform';
import { Platform } from '../src/application/ports/platform';
import { ProblemReporter } from '../src/application/ports/problem-reporter';
import { ShopUseCases } from '../src/application/store/shop-use-cases';
import type { Locales } from '../src/domain/locale/locale-path';
import { instant } from '../src/domain/time/instant';
import { PageUseCases } from '../src/infrastructure/container/pages.module';
import { PagesInLanguage, shopModules } from '../src/infrastructure/container/shop.module';
import { sitemapModule, SitemapUseCases } from '../src/infrastructure/container/sitemap.module';
import { HttpClient, SharedCallTime } from '../src/infrastructure/http/api-client';
import { BackendResponseCache } from '../src/infrastructure/http/backend-response-cache';
import { RequestContext } from '../src/infrastructure/http/request-context';
import { NO_LOCATION } from '../src/infrastructure/maps/no-maps';
import { locateRoute } from '../src/ui/navigation/route-table';

/** Adapters that the process has for all requests: none of them may know of a visitor. */
interface ServerAdapters {
  readonly http: AxiosInstance;
  readonly problems: ProblemReporter;
  /** In milliseconds, for a call on which several requests wait. */
  readonly sharedCallTime: number;
  readonly backendCache: BackendResponseCache;
  /** For addresses that are typed where no scripts run. */
  readonly loadAddressFinder: LoadAddressFinder;
}

const now = () => instant(Date.now());

/** The server stores nothing of anybody, and nobody logs in, orders or counts while it makes a page. */
const PLATFORM: Platform = {
  host: () => '',
  loadTranslations: () => Promise.resolve(),
  leastLoading: 0,
  analytics: NO_ANALYTICS,
  consent: { load: () => null, save: () => undefined },
  now,
};

const adaptersModule = (adapters: ServerAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(HttpClient).toConstantValue(adapters.http);
    bind(ProblemReporter).toConstantValue(adapters.problems);
    bind(SharedCallTime).toConstantValue(adapters.sharedCallTime);
    bind(BackendResponseCache).toConstantValue(adapters.backendCache);
    bind(LoadAddressFinder).toConstantValue(adapters.loadAddressFinder);
    bind(LocateDevice).toConstantValue(NO_LOCATION);
    bind(Platform).toConstantValue(PLATFORM);
    bind(AccountPlatform).toConstantValue(accountPlatformOfServer(now));
    bind(OrderPlatform).toConstantValue(NO_ORDERS);
  });

/**
 * Composition root of the server. One container for the process, so that Inversify plans each
 * resolution once. A request is one `get`, which is what Inversify's request scope lasts: nothing that
 * touches the request outlives it, since only adapters without a visitor are constants.
 */
export const createRequestContainer = (adapters: ServerAdapters, locales: Locales) => {
  const container = new Container();
  let current: RequestContext | null = null;
  // `get` is synchronous, so no other request can come between.
  const resolve = <A>(token: symbol, context: RequestContext): A => {
    current = context;
    try {
      return container.get<A>(token);
    } finally {
      current = null;
    }
  };
  container
    .bind(RequestContext)
    .toDynamicValue(() => {
      if (!current) throw new Error('Resolved outside of a request');
      return current;
    })
    .inRequestScope();
  container
    .bind(PagesInLanguage)
    .toResolvedValue(
      (context: RequestContext) => (locale: string) =>
        resolve<PageUseCases>(PageUseCases, { ...context, locale: () => locale }),
      [RequestContext],
    )
    .inRequestScope();
  container.load(
    adaptersModule(adapters),
    ...shopModules,
    sitemapModule((path) => locateRoute({ pathname: path, search: '' }, locales).route),
  );
  return {
    shop: (context: RequestContext) => resolve<ShopUseCases>(ShopUseCases, context),
    sitemap: (context: RequestContext) => resolve<SitemapUseCases>(SitemapUseCases, context),
  };
};

/** Use-cases for one request each, which share nothing with those of any other. */
export type RequestContainer = ReturnType<typeof createRequestContainer>;
