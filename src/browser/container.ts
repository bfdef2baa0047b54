// The build that Inversify itself imports: the whole one would come beside it.
import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { AccountPlatform } from '../application/ports/account-platform';
import { LoadAddressFinder, LocateDevice } from '../application/ports/maps';
import { OrderPlatform } from '../application/ports/order-platform';
import { Platform } from '../application/ports/platform';
import { ProblemReporter } from '../application/ports/problem-reporter';
import { ShopUseCases } from '../application/store/shop-use-cases';
import { PageUseCases } from '../infrastructure/container/pages.module';
import { PagesInLanguage, shopModules } from '../infrastructure/container/shop.module';
import { HttpClient, SharedCallTime } from '../infrastructure/http/api-client';
import { BackendResponseCache, UNCACHED } from '../infrastructure/http/backend-response-cache';
import { RequestContext } from '../infrastructure/http/request-context';

/** Adapters that the browser brings for the whole session. */
export interface BrowserAdapters {
  readonly http: HttpClient;
  readonly problems: ProblemReporter;
  readonly platform: Platform;
  readonly account: AccountPlatform;
  readonly orders: OrderPlatform;
  readonly loadAddressFinder: LoadAddressFinder;
  readonly locateDevice: LocateDevice;
}

/**
 * Composition root of the browser. Answers what resolves the use-cases of a session, since a slow phone
 * takes a long task for each: binding and resolving.
 */
export const bindUseCases = (
  context: RequestContext,
  adapters: BrowserAdapters,
): (() => ShopUseCases) => {
  const container = new Container();
  const pagesIn: PagesInLanguage = (locale) => {
    const child = new Container({ parent: container });
    child.bind(RequestContext).toConstantValue({ ...context, locale: () => locale });
    return child.get<PageUseCases>(PageUseCases);
  };
  container.bind(RequestContext).toConstantValue(context);
  container.bind(HttpClient).toConstantValue(adapters.http);
  container.bind(SharedCallTime).toConstantValue(0);
  container.bind(BackendResponseCache).toConstantValue(UNCACHED);
  container.bind(ProblemReporter).toConstantValue(adapters.problems);
  container.bind(Platform).toConstantValue(adapters.platform);
  container.bind(AccountPlatform).toConstantValue(adapters.account);
  container.bind(OrderPlatform).toConstantValue(adapters.orders);
  container.bind(LoadAddressFinder).toConstantValue(adapters.loadAddressFinder);
  container.bind(LocateDevice).toConstantValue(adapters.locateDevice);
  container.bind(PagesInLanguage).toConstantValue(pagesIn);
  container.load(...shopModules);
  return () => container.get<ShopUseCases>(ShopUseCases);
};
