import type { CityGateway } from '../../application/ports/city-gateway';
import type { ApiClient } from '../http/api-client';
import { decodeCities } from './city.codec';
import { decodeNavigation } from './navigation.codec';
import { decodeSettings } from './settings.codec';

export class HttpCityGateway implements CityGateway {
  constructor(private readonly api: ApiClient) {}

  cities() {
    return this.api.get('/domain', decodeCities);
  }

  settings() {
    return this.api.get('/settings', decodeSettings);
  }

  navigation(cityId: number) {
    return this.api.get(`/domain/${String(cityId)}/navigation`, decodeNavigation);
  }
}
