import type { Container } from 'inversify';
import { ContainerModule } from 'inversify';
import { ProblemReporter } from '../../application/ports/problem-reporter';
import type { CustomerUseCases } from '../../application/store/customer-watchers';
import type { ReaderUseCases } from '../../application/store/reader-watchers';
import type { BackendResponseCache } from '../http/backend-response-cache';
import { clientsOf } from './clients';
import { customerUseCases } from './customer-use-cases';
import {
  CallerToken,
  CustomerSurroundings,
  CustomerUseCasesToken,
  HttpClient,
  ReaderUseCasesToken,
  ResponseCacheToken,
  Surroundings,
} from './tokens';

const customersOf = (
  http: HttpClient,
  caller: CallerToken,
  problems: ProblemReporter,
  cache: BackendResponseCache,
  surroundings: Surroundings,
  ofCustomers: CustomerSurroundings,
  { calculateCart, loadProducts }: ReaderUseCases,
): CustomerUseCases => ({
  ...customerUseCases(clientsOf(http, caller, problems, cache, surroundings)(), ofCustomers),
  calculateCart,
  loadProducts,
});

const customerModule = new ContainerModule(({ bind }) => {
  bind(CustomerUseCasesToken).toResolvedValue(customersOf, [
    HttpClient,
    CallerToken,
    ProblemReporter,
    ResponseCacheToken,
    Surroundings,
    CustomerSurroundings,
    ReaderUseCasesToken,
  ]);
});

/** What comes to a visit in a browser when somebody logs in, orders, or says where they are. */
export const openCustomers = (
  visit: Container,
  ofCustomers: CustomerSurroundings,
): CustomerUseCases => {
  visit.bind(CustomerSurroundings).toConstantValue(ofCustomers);
  visit.load(customerModule);
  return visit.get<CustomerUseCases>(CustomerUseCasesToken);
};
