import type { AddressType } from '../../src/domain/address/address';
import { DEFAULT_ADDRESS_TYPE } from '../../src/domain/address/address';
import type { BranchId } from '../../src/domain/id/ids';
import { readId } from '../../src/domain/id/ids';
import { firstCharacters } from '../../src/domain/text/characters';
import type { TypedAddress } from '../../src/ui/no-script/fulfilment-answer';
import { formField } from './form-field';

/** What the form of delivery or pickup says. */
export type FulfilmentFields =
  | { readonly to: 'pickup'; readonly branchId: BranchId | null }
  /** One of the list, by its place there. */
  | { readonly to: 'address'; readonly index: number }
  | {
      readonly to: 'new';
      readonly typed: TypedAddress;
      /** The street that is meant, of those that were shown; empty before any were. */
      readonly meant: string;
    };

/** In characters; whatever is longer is too long for any field. Rules 16.3. */
const LONGEST = 600;

const TYPES: readonly AddressType[] = ['flat', 'house', 'office'];

/** Reads the form; what no page of the shop sends is an address without a word in it. Rules 24.1. */
export const fulfilmentFieldsOf = (body: unknown): FulfilmentFields => {
  const text = (name: string): string =>
    firstCharacters(formField(body, name).replaceAll('\r\n', '\n'), LONGEST);
  switch (formField(body, 'to')) {
    case 'pickup':
      return { to: 'pickup', branchId: readId<'branch'>(text('branch')) };
    case 'address':
      return {
        to: 'address',
        index: /^\d{1,3}$/.test(text('address')) ? Number(text('address')) : -1,
      };
    default:
      return {
        to: 'new',
        meant: text('meant'),
        typed: {
          type: TYPES.find((type) => type === text('type')) ?? DEFAULT_ADDRESS_TYPE,
          street: text('street'),
          flat: text('flat'),
          entrance: text('entrance'),
          floor: text('floor'),
          code: text('code'),
          comment: text('comment'),
        },
      };
  }
};
