import type { AccountAddresses, AddressGateway } from '../../application/ports/address-gateway';
import type { GatewayFailure } from '../../application/ports/gateway-failure';
import type { Address } from '../../domain/address/address';
import type { AddressId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import { refuse } from '../../domain/result/result';
import type { ApiClient } from '../http/api-client';
import { addressFailureOf } from './address-failure';
import { decodeAddresses, toWireAddress } from './address.codec';

const changed = async (asked: Promise<Result<GatewayFailure, AccountAddresses>>) => {
  const answer = await asked;
  return answer.ok ? answer : refuse(addressFailureOf(answer.error));
};

export class HttpAddressGateway implements AddressGateway {
  constructor(private readonly api: ApiClient) {}

  addAddresses(addresses: readonly Address[]) {
    return changed(this.api.post('/address', addresses.map(toWireAddress), decodeAddresses));
  }

  changeAddress(id: AddressId, address: Address) {
    return changed(
      this.api.patch(`/address/${String(id)}`, toWireAddress(address), decodeAddresses),
    );
  }

  removeAddress(id: AddressId) {
    return changed(this.api.delete(`/address/${String(id)}`, decodeAddresses));
  }
}
