import { ContainerModule } from 'inversify';
import {
  makeDeleteFromAccount,
  makeSaveToAccount,
} from '../../application/addresses/account-addresses';
import { makeOpenFinder } from '../../application/addresses/open-finder';
import { AddressGateway } from '../../application/ports/address-gateway';
import { LoadAddressFinder, LocateDevice } from '../../application/ports/maps';
import { makeJoinAddresses } from '../../application/sign-in/join-lists';
import { HttpAddressGateway } from '../address/http-address-gateway';
import { ApiClient } from '../http/api-client';

const addressUseCases = (
  addresses: AddressGateway,
  loadAddressFinder: LoadAddressFinder,
  locateDevice: LocateDevice,
) => ({
  joinAddresses: makeJoinAddresses(addresses),
  saveToAccount: makeSaveToAccount(addresses),
  deleteFromAccount: makeDeleteFromAccount(addresses),
  openFinder: makeOpenFinder(loadAddressFinder),
  locateDevice,
});

export type AddressUseCases = ReturnType<typeof addressUseCases>;
export const AddressUseCases = Symbol('AddressUseCases');

export const addressesModule = new ContainerModule(({ bind }) => {
  bind(AddressGateway)
    .toResolvedValue((api: ApiClient) => new HttpAddressGateway(api), [ApiClient])
    .inRequestScope();
  bind(AddressUseCases)
    .toResolvedValue(addressUseCases, [AddressGateway, LoadAddressFinder, LocateDevice])
    .inRequestScope();
});
