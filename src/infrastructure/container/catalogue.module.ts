import { ContainerModule } from 'inversify';
import { CatalogueGateway } from '../../application/ports/catalogue-gateway';
import { HttpCatalogueGateway } from '../catalogue/http-catalogue-gateway';
import { ApiClient } from '../http/api-client';

const catalogueUseCases = (catalogue: CatalogueGateway) => ({
  loadListing: catalogue.listing.bind(catalogue),
  loadCompanions: catalogue.additionals.bind(catalogue),
  loadProducts: catalogue.productsById.bind(catalogue),
});

export type CatalogueUseCases = ReturnType<typeof catalogueUseCases>;
export const CatalogueUseCases = Symbol('CatalogueUseCases');

export const catalogueModule = new ContainerModule(({ bind }) => {
  bind(CatalogueGateway)
    .toResolvedValue((api: ApiClient) => new HttpCatalogueGateway(api), [ApiClient])
    .inRequestScope();
  bind(CatalogueUseCases).toResolvedValue(catalogueUseCases, [CatalogueGateway]).inRequestScope();
});
