import { ContainerModule } from 'inversify';
import { LostCartStorage } from '../../application/ports/lost-cart-storage';
import { ProblemReporter } from '../../application/ports/problem-reporter';
import type { ShopUseCases } from '../../application/store/root-saga';
import { makeReadCustomerLists } from '../../application/pages/read-customer-lists';
import { HttpCustomerListsGateway } from '../customer/http-customer-lists-gateway';
import { HttpProfileGateway } from '../profile/http-profile-gateway';
import type { BackendResponseCache } from '../http/backend-response-cache';
import { clientsOf } from './clients';
import { customerPages, customerUseCases } from './customer-use-cases';
import { readerUseCases } from './reader-use-cases';
import {
  CallerToken,
  CustomerSurroundings,
  HttpClient,
  ResponseCacheToken,
  ShopUseCasesToken,
  Surroundings,
} from './tokens';

const shopUseCases = (
  http: HttpClient,
  caller: CallerToken,
  problems: ProblemReporter,
  cache: BackendResponseCache,
  lostCart: LostCartStorage,
  surroundings: Surroundings,
  ofCustomers: CustomerSurroundings,
): ShopUseCases => {
  const clientOf = clientsOf(http, caller, problems, cache, surroundings);
  const api = clientOf();
  return {
    ...readerUseCases({ clientOf, lostCart, surroundings, customers: customerPages }),
    ...customerUseCases(api, ofCustomers),
    readCustomerLists: makeReadCustomerLists(
      new HttpCustomerListsGateway(api),
      new HttpProfileGateway(api),
    ),
  };
};

/**
 * What belongs to one visit: its language, its token and everything that speaks with them. Loaded
 * into a container of the visit's own; bound in the shared container, the first visitor's token
 * would stay for everyone. One binding, since each costs every request (0.03 ms) and the gateways are
 * asked for by nobody else.
 */
export const visitModule = new ContainerModule(({ bind }) => {
  bind(ShopUseCasesToken).toResolvedValue(shopUseCases, [
    HttpClient,
    CallerToken,
    ProblemReporter,
    ResponseCacheToken,
    LostCartStorage,
    Surroundings,
    CustomerSurroundings,
  ]);
});
