import type { CityGateway } from '../../application/ports/city-gateway';
import type { CityId } from '../../domain/id/ids';
import type { ApiClient } from '../http/api-client';
import { CACHED } from '../http/backend-response-cache';
import { cityPath } from '../http/city-path';
import { decodeCities } from './city.codec';
import { decodeNavigation } from '../navigation/navigation.codec';

const CITIES = '/domain';

export class HttpCityGateway implements CityGateway {
  constructor(private readonly api: ApiClient) {}

  cities() {
    return this.api.getPublic(CITIES, decodeCities, CACHED);
  }

  failingFor() {
    return this.api.failingFor(CITIES);
  }

  settings() {
    return this.api.settings();
  }

  navigation(cityId: CityId) {
    return this.api.getPublic(`${cityPath(cityId)}/navigation`, decodeNavigation, CACHED);
  }
}
