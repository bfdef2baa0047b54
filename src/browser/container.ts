import 'reflect-metadata/lite';
import type { ContainerModule, ResolutionContext } from 'inversify';
import { Container } from 'inversify';
import { CustomerLoaders } from '../application/navigation/content-loader';
import { lateLoaders } from '../application/pages/late-loaders';
import { LostCartStorage } from '../application/ports/lost-cart-storage';
import { Platform } from '../application/ports/platform';
import { ProblemReporter } from '../application/ports/problem-reporter';
import { MenuUseCases } from '../application/store/menu-watchers';
import type { PagesInLanguage as PagesIn } from '../infrastructure/container/menu-modules';
import { menuModules, PagesInLanguage } from '../infrastructure/container/menu-modules';
import { PageUseCases } from '../infrastructure/container/pages.module';
import { HttpClient, SharedCallTime } from '../infrastructure/http/api-client';
import { BackendResponseCache, UNCACHED } from '../infrastructure/http/backend-response-cache';
import { RequestContext } from '../infrastructure/http/request-context';

/** Adapters that the browser brings for the whole session. */
export interface BrowserAdapters {
  readonly http: HttpClient;
  readonly problems: ProblemReporter;
  readonly lostCart: LostCartStorage;
  readonly platform: Platform;
}

export interface SessionContainer {
  readonly menu: MenuUseCases;
  /** Loads those modules of a later chunk that are not loaded yet, and resolves a token of theirs. */
  readonly resolveLate: <A>(modules: readonly ContainerModule[], token: symbol) => A;
}

/** Composition root of the browser: the one container of a session. */
export const openSession = (
  context: RequestContext,
  { http, problems, lostCart, platform }: BrowserAdapters,
): SessionContainer => {
  const container = new Container();
  const loaded = new Set<ContainerModule>();
  const resolveLate = <A>(
    modules: readonly ContainerModule[],
    token: symbol,
    get: ResolutionContext['get'] = (service) => container.get(service),
  ): A => {
    container.load(...modules.filter((module) => !loaded.has(module)));
    modules.forEach((module) => loaded.add(module));
    return get<A>(token);
  };
  const pagesIn: PagesIn = (locale) => {
    const child = new Container({ parent: container });
    child.bind(RequestContext).toConstantValue({ ...context, locale: () => locale });
    return child.get<PageUseCases>(PageUseCases);
  };
  container.bind(RequestContext).toConstantValue(context);
  container.bind(HttpClient).toConstantValue(http);
  container.bind(SharedCallTime).toConstantValue(0);
  container.bind(BackendResponseCache).toConstantValue(UNCACHED);
  container.bind(ProblemReporter).toConstantValue(problems);
  container.bind(LostCartStorage).toConstantValue(lostCart);
  container.bind(Platform).toConstantValue(platform);
  container.bind(PagesInLanguage).toConstantValue(pagesIn);
  container
    .bind(CustomerLoaders)
    .toDynamicValue(({ get }) =>
      lateLoaders(() =>
        import(
          /* webpackChunkName: "core-customers" */ '../infrastructure/container/account-and-checkout-modules'
        ).then(
          ({ accountAndCheckoutModules, AccountPages }) =>
            resolveLate<CustomerLoaders>(accountAndCheckoutModules, AccountPages, get),
          () => null,
        ),
      ),
    )
    .inRequestScope();
  container.load(...menuModules);
  return {
    menu: container.get<MenuUseCases>(MenuUseCases),
    resolveLate: (modules, token) => resolveLate(modules, token),
  };
};
