import { ContainerModule } from 'inversify';
import { makeChangeFavourites } from '../../application/favourites/change-favourites';
import { CustomerListsGateway } from '../../application/ports/customer-lists-gateway';
import { HttpCustomerListsGateway } from '../customer/http-customer-lists-gateway';
import { ApiClient } from '../http/api-client';

const listUseCases = (lists: CustomerListsGateway) => ({
  changeFavourites: makeChangeFavourites(lists),
  rememberViewed: lists.addViewed.bind(lists),
});

export type ListUseCases = ReturnType<typeof listUseCases>;
export const ListUseCases = Symbol('ListUseCases');

export const customerListsModule = new ContainerModule(({ bind }) => {
  bind(CustomerListsGateway)
    .toResolvedValue((api: ApiClient) => new HttpCustomerListsGateway(api), [ApiClient])
    .inRequestScope();
  bind(ListUseCases).toResolvedValue(listUseCases, [CustomerListsGateway]).inRequestScope();
});
