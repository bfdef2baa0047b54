import { ContainerModule } from 'inversify';
import { cartLoaders } from '../../application/cart/cart-loaders';
import { catalogueLoaders } from '../../application/catalogue/catalogue-loaders';
import { contentLoaders } from '../../application/content/content-loaders';
import { deliveryLoaders } from '../../application/delivery/delivery-loaders';
import { favouritesLoaders } from '../../application/favourites/favourites-loaders';
import { CustomerLoaders } from '../../application/navigation/content-loader';
import { makeLoadContent } from '../../application/pages/load-content';
import { makeLoadFrame } from '../../application/pages/load-frame';
import { CatalogueGateway } from '../../application/ports/catalogue-gateway';
import { CityGateway } from '../../application/ports/city-gateway';
import { ContentGateway } from '../../application/ports/content-gateway';
import { DeliveryGateway } from '../../application/ports/delivery-gateway';
import { Platform } from '../../application/ports/platform';
import { SearchGateway } from '../../application/ports/search-gateway';
import { searchLoaders } from '../../application/search/search-loaders';
import { CityUseCases } from './city.module';

const pageUseCases = (
  choosing: CityUseCases,
  cities: CityGateway,
  catalogue: CatalogueGateway,
  content: ContentGateway,
  delivery: DeliveryGateway,
  search: SearchGateway,
  customers: CustomerLoaders,
  { now }: Platform,
) => ({
  ...choosing,
  loadFrame: makeLoadFrame(cities, catalogue, now),
  loadContent: makeLoadContent({
    ...customers,
    ...catalogueLoaders(catalogue),
    ...cartLoaders(catalogue),
    ...contentLoaders(content),
    ...deliveryLoaders(delivery),
    ...favouritesLoaders(catalogue),
    ...searchLoaders(search),
  }),
});

export type PageUseCases = ReturnType<typeof pageUseCases>;
export const PageUseCases = Symbol('PageUseCases');

export const pagesModule = new ContainerModule(({ bind }) => {
  bind(PageUseCases)
    .toResolvedValue(pageUseCases, [
      CityUseCases,
      CityGateway,
      CatalogueGateway,
      ContentGateway,
      DeliveryGateway,
      SearchGateway,
      CustomerLoaders,
      Platform,
    ])
    .inRequestScope();
});
