import * as t from 'io-ts';
import { Address } from '../wire/address';
import { AddressChanges, NewAddresses } from '../wire/address-request';
import { described } from '../wire/codec';
import { AddressId } from '../wire/primitives';
import type { Feature } from './call';
import { customer } from './call';
import { ADDRESS_ERRORS } from './errors';
import { ADDRESS, NEW_ADDRESS } from './customer-examples';

const parameters = { path: t.type({ id: described(AddressId, 'Of the address') }) };

const ALL = { answer: described(t.readonlyArray(Address), { maxItems: 20 }), example: [ADDRESS] };

const SAVING = [...ADDRESS_ERRORS, 'domain_unknown', 'address.too_many'] as const;

export const address = {
  name: 'address',
  description: "A customer's addresses. Each call answers the whole list, in the order of saving.",
  calls: {
    saveAddresses: customer.post(
      '/address',
      '16.2 16.3 16.5 16.7 16.8',
      'Saves addresses; one that is there already is replaced',
      { ...ALL, body: NewAddresses, exampleBody: [NEW_ADDRESS], errors: SAVING },
    ),
    changeAddress: customer.patch(
      '/address/{id}',
      '16.1 16.2 16.3 16.7',
      'Changes what is sent of an address',
      {
        ...ALL,
        parameters,
        body: AddressChanges,
        exampleBody: { code: '42K' },
        errors: [...SAVING, 'not_found'],
      },
    ),
    deleteAddress: customer.delete(
      '/address/{id}',
      '16.8 17.5',
      'Deletes an address, but not the only one',
      { ...ALL, parameters, errors: ['address.last', 'not_found'] },
    ),
  },
} satisfies Feature;
