import * as t from 'io-ts';
import { ADDRESS_EXAMPLES as examples } from '../examples/address-examples';
import type { FeatureContract, SuccessAnswer } from '../operation';
import { path } from '../parameters';
import { Address } from '../../wire/address';
import { AddressChanges, NewAddresses } from '../../wire/address-request';
import { described } from '../../wire/codec';
import { ThingId } from '../../wire/primitives';

const WRONG = [
  'address.empty',
  'address.house_missing',
  'address.too_long',
  'address.place_missing',
  'domain_unknown',
] as const;

const ADDRESS_ID = path('id', 'Of the address', ThingId, 12);

const ALL: SuccessAnswer = {
  description: 'All addresses, in the order of saving',
  schema: described(t.readonlyArray(Address), { maxItems: 20 }),
  examples: { two: examples.list },
};

export const addressContract: FeatureContract = {
  name: 'address',
  description: "A customer's addresses. Each call answers the whole list.",
  operations: [
    {
      id: 'saveAddresses',
      method: 'post',
      path: '/address',
      summary: 'Saves addresses; one that is there already is replaced',
      rules: ['16.2', '16.3', '16.5', '16.7', '16.8'],
      access: 'customer',
      body: {
        schema: NewAddresses,
        examples: { one: [examples.fresh] },
      },
      answers: { 200: ALL },
      errors: [...WRONG, 'address.too_many'],
    },
    {
      id: 'changeAddress',
      method: 'patch',
      path: '/address/{id}',
      summary: 'Changes what is sent of an address',
      rules: ['16.1', '16.2', '16.3', '16.7'],
      access: 'customer',
      parameters: [ADDRESS_ID],
      body: { schema: AddressChanges, examples: { code: { code: '42K' } } },
      answers: { 200: ALL },
      errors: [...WRONG, 'address.too_many', 'not_found'],
    },
    {
      id: 'deleteAddress',
      method: 'delete',
      path: '/address/{id}',
      summary: 'Deletes an address, but not the only one',
      rules: ['16.8', '17.5'],
      access: 'customer',
      parameters: [ADDRESS_ID],
      answers: { 200: ALL },
      errors: ['address.last', 'not_found'],
    },
  ],
};
