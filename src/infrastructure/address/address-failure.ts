import type {
  AddressFailure,
  AddressErrors,
  AddressFormField,
} from '../../application/ports/address-gateway';
import type { GatewayFailure } from '../../application/ports/gateway-failure';

/** Where the form shows what the backend says of a field. */
const FIELDS: ReadonlyMap<string, AddressFormField> = new Map([
  ['street', 'street'],
  ['house', 'house'],
  ['flat', 'flat'],
  ['entrance', 'entrance'],
  ['floor', 'floor'],
  ['code', 'code'],
  ['comment', 'comment'],
  ['googlePlaceId', 'place'],
  ['lat', 'place'],
  ['lng', 'place'],
]);

/** One address is sent at a time, so the place of it in a list says nothing: `0.street`. */
const fieldOf = (key: string): AddressFormField => FIELDS.get(key.replace(/^\d+\./, '')) ?? 'form';

/** A backend that is broken itself has no words for customers. */
const BROKEN = 500;

const refusedErrors = ({
  status,
  message,
  errors,
}: Extract<GatewayFailure, { kind: 'refused' }>): AddressErrors => {
  if (status >= BROKEN) return {};
  const messages: Partial<Record<AddressFormField, string>> = {};
  for (const [key, [first]] of Object.entries(errors)) {
    if (first !== undefined) messages[fieldOf(key)] ??= first;
  }
  return Object.keys(messages).length > 0 || message === null ? messages : { form: message };
};

/** Returns what a customer reads of a change that was not made: the first message of each field, else the whole one. */
export const addressFailureOf = (failure: GatewayFailure): AddressFailure => ({
  kind: 'address.not_changed',
  errors: failure.kind === 'refused' ? refusedErrors(failure) : {},
});
