import type { StreetSuggestion } from '../../application/ports/maps';
import type { AddressDraft } from '../../domain/address/address-draft';

/** What a customer types of an address where no scripts run; street and house are one text. */
export type TypedAddress = Omit<AddressDraft, 'cityId' | 'house' | 'place'>;

/** A form of where to that could not be taken, as it is shown again. */
export interface FulfilmentAnswer {
  readonly typed: TypedAddress;
  /** What is wrong, in words, by field; with `form` for what is no single field's. */
  readonly errors: Partial<Readonly<Record<keyof TypedAddress | 'form', string>>>;
  /** The streets that may be meant, of which the customer says one. */
  readonly streets: readonly StreetSuggestion[];
}

export const NOTHING_TYPED: FulfilmentAnswer = {
  typed: { type: 'flat', street: '', flat: '', entrance: '', floor: '', code: '', comment: '' },
  errors: {},
  streets: [],
};
