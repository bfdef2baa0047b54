import { ContainerModule } from 'inversify';
import { LostCartStorage } from '../../application/ports/lost-cart-storage';
import { ProblemReporter } from '../../application/ports/problem-reporter';
import type { BackendResponseCache } from '../http/backend-response-cache';
import { UNCACHED } from '../http/backend-response-cache';
import { CustomerSurroundings, HttpClient, ResponseCacheToken, Surroundings } from './tokens';

export interface SharedThings {
  /** Of the server's, for all visitors; none in a browser. */
  readonly responseCache?: BackendResponseCache;
  readonly http: HttpClient;
  readonly problems: ProblemReporter;
  readonly lostCart: LostCartStorage;
  readonly surroundings: Surroundings;
  /** In a browser they come later, with whoever needs them. */
  readonly ofCustomers?: CustomerSurroundings;
}

/** What a process holds once: nothing here may know of a visitor. */
export const sharedModule = ({
  http,
  problems,
  lostCart,
  surroundings,
  ofCustomers,
  responseCache = UNCACHED,
}: SharedThings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(HttpClient).toConstantValue(http);
    bind(ResponseCacheToken).toConstantValue(responseCache);
    bind(ProblemReporter).toConstantValue(problems);
    bind(LostCartStorage).toConstantValue(lostCart);
    bind(Surroundings).toConstantValue(surroundings);
    if (ofCustomers) bind(CustomerSurroundings).toConstantValue(ofCustomers);
  });
