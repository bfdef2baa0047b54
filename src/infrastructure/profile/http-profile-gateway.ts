import * as t from 'io-ts';
import type { ProfileGateway } from '../../application/ports/profile-gateway';
import type { SignInCode } from '../../domain/code/sign-in-code';
import type { ProfileChanges } from '../../domain/customer/profile-changes';
import type { ApiClient } from '../http/api-client';
import { decoderOf } from '../http/decoder';
import { decodeAccount, decodeProfile, toWireProfile } from './account.codec';
import { decodeSessions } from './sessions.codec';

/** It is the customer's, not ours to read. */
const decodeCopy = decoderOf(t.unknown, (copy): unknown => copy);

/** Whatever it says: that it came is the answer. */
const decodeDone = decoderOf(t.unknown, () => null);

export class HttpProfileGateway implements ProfileGateway {
  constructor(private readonly api: ApiClient) {}

  account(signal?: AbortSignal) {
    return this.api.get('/user', decodeAccount, { signal });
  }

  saveProfile(changes: ProfileChanges) {
    return this.api.patch('/user', toWireProfile(changes), decodeProfile);
  }

  sessions() {
    return this.api.get('/user/sessions', decodeSessions);
  }

  logOutDevice(id: string) {
    return this.api.delete(`/user/sessions/${encodeURIComponent(id)}`, decodeDone);
  }

  confirmPhone(code: SignInCode | null) {
    return this.api.post('/user/confirm', code === null ? {} : { code }, decodeDone);
  }

  exportAccount() {
    return this.api.get('/user/export', decodeCopy);
  }

  deleteAccount() {
    return this.api.delete('/user', decodeDone);
  }
}
