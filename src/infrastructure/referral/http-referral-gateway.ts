import type { ReferralGateway } from '../../application/ports/referral-gateway';
import type { CityId } from '../../domain/id/ids';
import type { ApiClient } from '../http/api-client';
import { decodeInvitation } from './invitation.codec';

export class HttpReferralGateway implements ReferralGateway {
  constructor(private readonly api: ApiClient) {}

  invitation(cityId: CityId) {
    return this.api.get('/user/referral', decodeInvitation, { query: { domainId: cityId } });
  }
}
