import * as t from 'io-ts';
import { Address } from '../wire/address';
import { AddressChanges, NewAddresses } from '../wire/address-request';
import { described } from '../wire/codec';
import { AddressId } from '../wire/primitives';
import type { Feature } from './call';
import { ADDRESS_ERRORS } from './errors';
import { ADDRESS, NEW_ADDRESS } from './examples';

const BY_ID = { path: t.type({ id: described(AddressId, 'Of the address') }) };

const ALL = {
  access: 'customer',
  answers: { 200: described(t.readonlyArray(Address), { maxItems: 20 }) },
  exampleAnswer: [ADDRESS],
} as const;

export const address = {
  name: 'address',
  description: "A customer's addresses. Each call answers the whole list, in the order of saving.",
  calls: {
    saveAddresses: {
      ...ALL,
      method: 'post',
      path: '/address',
      summary: 'Saves addresses; one that is there already is replaced',
      rules: '16.2 16.3 16.5 16.7 16.8',
      body: NewAddresses,
      exampleBody: [NEW_ADDRESS],
      errors: [...ADDRESS_ERRORS, 'domain_unknown', 'address.too_many'],
    },
    changeAddress: {
      ...ALL,
      method: 'patch',
      path: '/address/{id}',
      summary: 'Changes what is sent of an address',
      rules: '16.1 16.2 16.3 16.7',
      parameters: BY_ID,
      body: AddressChanges,
      exampleBody: { code: '42K' },
      errors: [...ADDRESS_ERRORS, 'domain_unknown', 'address.too_many', 'not_found'],
    },
    deleteAddress: {
      ...ALL,
      method: 'delete',
      path: '/address/{id}',
      summary: 'Deletes an address, but not the only one',
      rules: '16.8 17.5',
      parameters: BY_ID,
      errors: ['address.last', 'not_found'],
    },
  },
} as const satisfies Feature;
