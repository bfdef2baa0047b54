import { Router } from 'express';
import { AddressChanges, NewAddresses } from '../../../contract/wire/address-request';
import type { Result } from '../../../src/domain';
import { ok, refuse } from '../../../src/domain';
import type { Address } from '../../../src/domain/address/address';
import { blankAddress, draftOfAddress } from '../../../src/domain/address/address-draft';
import { MAX_ADDRESSES } from '../../../src/domain/address/address-list';
import type { CustomerId } from '../../../src/domain/id/ids';
import { withParts } from '../../address/address-parts';
import { toWireAddress } from '../../address/address-wire';
import { customerAddresses } from '../../address/customer-addresses';
import { validateWrittenAddress } from '../../address/validate-written-address';
import { addAddresses, editAddress, removeAddress } from '../../address/save-addresses';
import { decodeFields } from '../../codec/field-refusal';
import type { Storage } from '../../storage/storage';
import type { CustomerCall, CustomerHandler } from '../api-handler';
import { signedIn } from '../api-handler';
import type { ApiKit } from '../api-kit';
import type { BackendDependencies } from '../backend-dependencies';
import { jsonBody } from '../body';
import { noStore } from '../no-store';
import { pathId } from '../path-id';
import type { Refusal } from '../../refusal/refusal';
import { NOT_FOUND, wrongFields } from '../../refusal/refusal';

const TOO_MANY: Refusal = {
  code: 'address.too_many',
  message: { text: 'address.too_many', params: { max: MAX_ADDRESSES } },
  params: { max: MAX_ADDRESSES },
};

const LAST: Refusal = { code: 'address.last', message: { text: 'address.last' } };

const REFUSALS = {
  'address.unknown': NOT_FOUND,
  'address.too_many': TOO_MANY,
  'address.last': LAST,
} as const;

/** What a change of addresses was refused with, as it is answered. */
const refusalOf = (error: { readonly kind: keyof typeof REFUSALS } | Refusal): Refusal =>
  'kind' in error ? REFUSALS[error.kind] : error;

const listOf = async (storage: Storage, id: CustomerId) =>
  ok((await customerAddresses(storage.shop, id)).map(toWireAddress));

type CityAndCountry = Pick<CustomerCall, 'shop'> & { readonly country: string };

/** The address that parts make of a draft or of nothing; `path` stands before the fields. */
const addressFrom = (
  parts: AddressChanges,
  known: Address | null,
  { shop, country }: CityAndCountry,
  path = '',
): Result<Refusal, Address> => {
  const cityId = parts.domainId ?? known?.cityId;
  if (cityId === undefined)
    return refuse(wrongFields({ [`${path}domainId`]: [{ text: 'field_required' }] }));
  if (parts.domainId !== undefined && !shop.cities.some(({ id }) => id === cityId))
    return refuse(
      wrongFields({ [`${path}domainId`]: [{ text: 'domain_unknown' }] }, 'domain_unknown'),
    );
  const draft = known ? draftOfAddress(known) : blankAddress(cityId);
  const address = validateWrittenAddress(withParts(draft, parts), country, path);
  return address.ok ? address : refuse(wrongFields(address.error.errors, address.error.code));
};

/** POST /address: a list of addresses to save; answers all there are. */
const saveAll =
  ({ storage, settings: { country }, now }: BackendDependencies): CustomerHandler =>
  async ({ customer, body, shop }) => {
    const fields = decodeFields(NewAddresses, body);
    if (!fields.ok) return refuse(wrongFields(fields.error));
    const addresses: Address[] = [];
    let errors: Refusal['errors'];
    let code: string | undefined;
    for (const [index, parts] of fields.value.entries()) {
      const address = addressFrom(parts, null, { shop, country }, `${String(index)}.`);
      if (address.ok) addresses.push(address.value);
      else {
        code ??= address.error.code;
        errors = { ...errors, ...address.error.errors };
      }
    }
    if (errors) return refuse(wrongFields(errors, code));
    const saved = await addAddresses(storage, customer.id, addresses, now());
    return saved.ok ? listOf(storage, customer.id) : refuse(refusalOf(saved.error));
  };

/** PATCH /address/{id}: what is sent of an address changes; answers all there are. */
const saveOne =
  ({ storage, settings: { country }, now }: BackendDependencies): CustomerHandler =>
  async (call) => {
    const { customer, body, shop } = call;
    const id = pathId<'address'>(call, 'id');
    if (id === null) return refuse(NOT_FOUND);
    const parts = decodeFields(AddressChanges, body);
    if (!parts.ok) return refuse(wrongFields(parts.error));
    const change = (known: Address) => addressFrom(parts.value, known, { shop, country });
    const saved = await editAddress(storage, customer.id, id, change, now());
    return saved.ok ? listOf(storage, customer.id) : refuse(refusalOf(saved.error));
  };

/** DELETE /address/{id}; answers those that are left. */
const removeOne =
  ({ storage }: BackendDependencies): CustomerHandler =>
  async (call) => {
    const id = pathId<'address'>(call, 'id');
    if (id === null) return refuse(NOT_FOUND);
    const removed = await removeAddress(storage, call.customer.id, id);
    return removed.ok ? listOf(storage, call.customer.id) : refuse(refusalOf(removed.error));
  };

export const addressRoutes = (kit: ApiKit): Router => {
  const { api } = kit;
  return Router()
    .post('/address', noStore, ...jsonBody, api(signedIn(saveAll(kit))))
    .patch('/address/:id', noStore, ...jsonBody, api(signedIn(saveOne(kit))))
    .delete('/address/:id', noStore, api(signedIn(removeOne(kit))));
};
