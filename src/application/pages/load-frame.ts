import type { Category } from '../../domain/catalogue/category';
import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import { ok } from '../../domain/result/result';
import type { CatalogueGateway } from '../ports/catalogue-gateway';
import type { CityGateway, NavigationItem } from '../ports/city-gateway';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { Settings } from '../ports/settings';

export interface Frame {
  readonly settings: Settings;
  readonly navigation: readonly NavigationItem[];
  readonly categories: readonly Category[];
}

/** Use-case: what surrounds every page of a city, fetched side by side. Never rejects. */
export const makeLoadFrame =
  (cities: CityGateway, catalogue: CatalogueGateway) =>
  async (cityId: CityId): Promise<Result<GatewayFailure, Frame>> => {
    const [settings, navigation, categories] = await Promise.all([
      cities.settings(),
      cities.navigation(cityId),
      catalogue.categories(cityId),
    ]);
    if (!settings.ok) return settings;
    if (!navigation.ok) return navigation;
    if (!categories.ok) return categories;
    return ok({
      settings: settings.value,
      navigation: navigation.value,
      categories: categories.value,
    });
  };

export type LoadFrame = ReturnType<typeof makeLoadFrame>;
