import type { Category } from '../../domain/catalogue/category';
import type { City } from '../../domain/city/city';
import { pricesAt } from '../../domain/money/second-currency';
import type { Result } from '../../domain/result/result';
import { ok } from '../../domain/result/result';
import type { Instant } from '../../domain/time/instant';
import { zoneOfCity } from '../city/city-zone';
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
  (cities: CityGateway, catalogue: CatalogueGateway, now: () => Instant) =>
  async (city: Pick<City, 'id' | 'timezone'>): Promise<Result<GatewayFailure, Frame>> => {
    const [settings, navigation, categories] = await Promise.all([
      cities.settings(),
      cities.navigation(city.id),
      catalogue.categories(city.id),
    ]);
    if (!settings.ok) return settings;
    if (!navigation.ok) return navigation;
    if (!categories.ok) return categories;
    return ok({
      // The state alone says what is shown, so that browser and server agree whatever their clocks say.
      settings: pricesAt(settings.value, now(), zoneOfCity(city)),
      navigation: navigation.value,
      categories: categories.value,
    });
  };

export type LoadFrame = ReturnType<typeof makeLoadFrame>;
