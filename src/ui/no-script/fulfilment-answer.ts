import type { StreetSuggestion } from '../../application/ports/maps';
import type { AddressDraft } from '../../domain/address/address-draft';
import type { FieldErrors } from '../forms/field-errors';

/** A form of delivery or pickup that could not be taken, as it is shown again. */
export interface FulfilmentAnswer {
  /** What was typed, where street and house are one text; null where nothing was. */
  readonly draft: AddressDraft | null;
  /** With `form` for what is no single field's. */
  readonly errors: FieldErrors<AddressDraft & { readonly form: string }>;
  /** The streets that may be meant, of which the customer says one. */
  readonly streets: readonly StreetSuggestion[];
}

export const NOTHING_TYPED: FulfilmentAnswer = { draft: null, errors: {}, streets: [] };
