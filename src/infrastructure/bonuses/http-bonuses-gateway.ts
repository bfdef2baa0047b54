import type { BonusesGateway } from '../../application/ports/bonuses-gateway';
import type { CityId } from '../../domain/id/ids';
import type { ApiClient } from '../http/api-client';
import { decodeBonuses } from './bonuses.codec';

export class HttpBonusesGateway implements BonusesGateway {
  constructor(private readonly api: ApiClient) {}

  bonuses(cityId: CityId) {
    return this.api.get('/user/bonuses', decodeBonuses, { query: { domainId: cityId } });
  }
}
