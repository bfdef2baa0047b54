import type { CityGateway } from '../../application/ports/city-gateway';
import type { CityId } from '../../domain/id/ids';
import type { ApiClient } from '../http/api-client';
import { cityPath } from '../http/city-path';
import { decodeCities } from './city.codec';
import { decodeNavigation } from '../navigation/navigation.codec';
import { decodeSettings } from '../settings/settings.codec';

const CITIES = '/domain';

export class HttpCityGateway implements CityGateway {
  constructor(private readonly api: ApiClient) {}

  cities() {
    return this.api.getKept(CITIES, decodeCities);
  }

  silentFor() {
    return this.api.silentFor(CITIES);
  }

  settings() {
    return this.api.getKept('/settings', decodeSettings);
  }

  navigation(cityId: CityId) {
    return this.api.getKept(`${cityPath(cityId)}/navigation`, decodeNavigation);
  }
}
