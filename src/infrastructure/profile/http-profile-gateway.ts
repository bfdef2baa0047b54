import type { ProfileGateway } from '../../application/ports/profile-gateway';
import type { ProfileChanges } from '../../domain/customer/profile-changes';
import type { ApiClient } from '../http/api-client';
import { decodeAccount, decodeProfile, toWireProfile } from './account.codec';

export class HttpProfileGateway implements ProfileGateway {
  constructor(private readonly api: ApiClient) {}

  account(signal?: AbortSignal) {
    return this.api.get('/user', decodeAccount, { signal });
  }

  saveProfile(changes: ProfileChanges) {
    return this.api.patch('/user', toWireProfile(changes), decodeProfile);
  }
}
