import { ADDRESS_EXAMPLES as examples } from '../examples/address-examples';
import type { FeatureContract, SuccessAnswer } from '../operation';
import { path } from '../parameters';
import type { Schema } from '../schema';
import { flag, list, object, orNull, ref, text, words } from '../schema';

const DETAILS = ['entrance', 'floor', 'flat', 'code'] as const;

const detailFields = Object.fromEntries(
  DETAILS.map((field) => [field, text({ description: 'At most 10 characters. Rules 16.3.' })]),
);

/** An address in a request; a null empties a field. */
export const ADDRESS_PARTS: Readonly<Record<string, Schema>> = {
  type: words('flat', 'house', 'office'),
  street: orNull(text({ maxLength: 2000 })),
  house: orNull(text({ maxLength: 2000 })),
  ...Object.fromEntries(DETAILS.map((field) => [field, orNull(text({ maxLength: 2000 }))])),
  comment: orNull(text({ maxLength: 2000 })),
  lat: orNull(ref('Latitude')),
  lng: orNull(ref('Longitude')),
  googlePlaceId: orNull(text({ maxLength: 500 })),
};

const schemas: Readonly<Record<string, Schema>> = {
  Address: object({
    id: ref('Id'),
    domainId: ref('Id'),
    isLast: flag('The one used last. Rules 16.6.'),
    type: words('flat', 'house', 'office'),
    street: text(),
    house: text(),
    ...detailFields,
    comment: text(),
    lat: ref('Latitude'),
    lng: ref('Longitude'),
    googlePlaceId: text({ minLength: 1, description: 'The known place. Rules 16.5, 16.7.' }),
  }),
  AddressChanges: object({}, { domainId: ref('Id'), ...ADDRESS_PARTS }),
  NewAddress: object(
    { domainId: ref('Id'), lat: ref('Latitude'), lng: ref('Longitude'), googlePlaceId: text() },
    Object.fromEntries(
      Object.entries(ADDRESS_PARTS).filter(
        ([field]) => !['lat', 'lng', 'googlePlaceId'].includes(field),
      ),
    ),
  ),
};

const WRONG = [
  'address.empty',
  'address.house_missing',
  'address.too_long',
  'address.place_missing',
  'domain_unknown',
] as const;

const ADDRESS_ID = path('id', 'Of the address', ref('Id'), 12);

const ALL: SuccessAnswer = {
  description: 'All addresses, in the order of saving',
  schema: list(ref('Address'), { maxItems: 20 }),
  examples: { two: examples.list },
};

export const addressContract: FeatureContract = {
  name: 'address',
  description: "A customer's addresses. Each call answers the whole list.",
  schemas,
  operations: [
    {
      id: 'saveAddresses',
      method: 'post',
      path: '/address',
      summary: 'Saves addresses; one that is there already is replaced',
      rules: ['16.2', '16.3', '16.5', '16.7', '16.8'],
      access: 'customer',
      body: {
        schema: list(ref('NewAddress'), { maxItems: 20 }),
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
      body: { schema: ref('AddressChanges'), examples: { code: { code: '42K' } } },
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
