import { ContainerModule } from 'inversify';
import { SearchGateway } from '../../application/ports/search-gateway';
import { ApiClient } from '../http/api-client';
import { HttpSearchGateway } from '../search/http-search-gateway';

const searchUseCases = (search: SearchGateway) => ({ searchDishes: search.search.bind(search) });

export type SearchUseCases = ReturnType<typeof searchUseCases>;
export const SearchUseCases = Symbol('SearchUseCases');

export const searchModule = new ContainerModule(({ bind }) => {
  bind(SearchGateway)
    .toResolvedValue((api: ApiClient) => new HttpSearchGateway(api), [ApiClient])
    .inRequestScope();
  bind(SearchUseCases).toResolvedValue(searchUseCases, [SearchGateway]).inRequestScope();
});
