import { isPlaced } from '../../src/domain/address/address';
import { storedAddresses } from '../../src/infrastructure/storage/stored-addresses';
import { storedSelection } from '../../src/infrastructure/storage/stored-choice';
import { chooseFulfilment } from './choose-fulfilment';
import type { FormDefinition } from './form-handler';
import { persistPart } from './form-handler';
import type { FulfilmentFields } from './fulfilment-fields';
import { fulfilmentFieldsOf } from './fulfilment-fields';

/** Says where the order goes. */
export const fulfilmentForm: FormDefinition<FulfilmentFields> = {
  decode: fulfilmentFieldsOf,
  run: (visit, fields, { t }) => chooseFulfilment(visit, fields, t),
  persist: [
    persistPart(({ delivery }) => delivery.selection, storedSelection),
    persistPart(
      ({ addressBook }) => (addressBook.kind === 'guest' ? addressBook.addresses : null),
      (place) => ({
        save: (addresses) => {
          storedAddresses(place).save(addresses.filter(isPlaced));
        },
      }),
    ),
  ],
};
