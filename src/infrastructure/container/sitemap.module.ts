import { ContainerModule } from 'inversify';
import type { ListPages, ListPagesDeps } from '../../application/sitemap/list-pages';
import { makeListPages } from '../../application/sitemap/list-pages';
import { CatalogueGateway } from '../../application/ports/catalogue-gateway';
import { CityGateway } from '../../application/ports/city-gateway';
import { ContentGateway } from '../../application/ports/content-gateway';
import { SitemapGateway } from '../../application/ports/sitemap-gateway';
import { ApiClient } from '../http/api-client';
import { HttpSitemapGateway } from '../sitemap/http-sitemap-gateway';
import { CityUseCases } from './city.module';

export interface SitemapUseCases extends Pick<CityUseCases, 'chooseCity'> {
  readonly listPages: ListPages;
  /** For the manifest and robots.txt. */
  readonly loadSettings: CityGateway['settings'];
}
export const SitemapUseCases = Symbol('SitemapUseCases');

/** Sitemap, robots.txt and manifest. For the server alone: no browser makes such a list. */
export const sitemapModule = (routeOf: ListPagesDeps['routeOf']): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SitemapGateway)
      .toResolvedValue((api: ApiClient) => new HttpSitemapGateway(api), [ApiClient])
      .inRequestScope();
    bind(SitemapUseCases)
      .toResolvedValue(
        (
          { chooseCity }: CityUseCases,
          cities: CityGateway,
          catalogue: CatalogueGateway,
          content: ContentGateway,
          sitemap: SitemapGateway,
        ): SitemapUseCases => ({
          chooseCity,
          loadSettings: () => cities.settings(),
          listPages: makeListPages({ cities, catalogue, content, sitemap, routeOf }),
        }),
        [CityUseCases, CityGateway, CatalogueGateway, ContentGateway, SitemapGateway],
      )
      .inRequestScope();
  });
