import { Container, ContainerModule } from 'inversify';
import { lateLoaders } from '../../application/pages/late-loaders';
import { LostCartStorage } from '../../application/ports/lost-cart-storage';
import { ProblemReporter } from '../../application/ports/problem-reporter';
import type { ReaderUseCases } from '../../application/store/reader-watchers';
import type { BackendResponseCache } from '../http/backend-response-cache';
import type { CallerOfVisit } from '../http/api-client';
import { clientsOf } from './clients';
import { readerUseCases } from './reader-use-cases';
import {
  CallerToken,
  HttpClient,
  ReaderUseCasesToken,
  ResponseCacheToken,
  Surroundings,
} from './tokens';

const fetchCustomerPages = async () => {
  const module = await import(/* webpackChunkName: "core-customers" */ './customer-use-cases');
  return module.customerPages;
};

const readersOf = (
  http: HttpClient,
  caller: CallerToken,
  problems: ProblemReporter,
  cache: BackendResponseCache,
  lostCart: LostCartStorage,
  surroundings: Surroundings,
): ReaderUseCases =>
  readerUseCases({
    clientOf: clientsOf(http, caller, problems, cache, surroundings),
    lostCart,
    surroundings,
    customers: (api) =>
      lateLoaders(() =>
        fetchCustomerPages().then(
          (pagesOf) => pagesOf(api),
          () => null,
        ),
      ),
  });

const readerModule = new ContainerModule(({ bind }) => {
  bind(ReaderUseCasesToken).toResolvedValue(readersOf, [
    HttpClient,
    CallerToken,
    ProblemReporter,
    ResponseCacheToken,
    LostCartStorage,
    Surroundings,
  ]);
});

export interface ReaderVisit {
  readonly useCases: ReaderUseCases;
  /** Where `openCustomers` finds what the visit already has. */
  readonly container: Container;
}

/** A visit in a browser: what a reader of the menu needs at once, and nothing of what else there is. */
export const openReader = (shared: Container, caller: CallerOfVisit): ReaderVisit => {
  const container = new Container({ parent: shared });
  container.bind(CallerToken).toConstantValue(caller);
  container.load(readerModule);
  return { container, useCases: container.get<ReaderUseCases>(ReaderUseCasesToken) };
};
