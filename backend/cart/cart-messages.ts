import { LeafType } from '../../contract/wire/codec';
import type { DecodeFailure } from '../../contract/wire/failures';
import { ShortListType } from '../../contract/wire/request-codec';
import { MAX_PROMO_CODE_CHARACTERS } from '../../src/domain/promotion/promo-code';
import type { FieldMessageTable } from '../codec/field-refusal';
import { FIELD_WRONG } from '../codec/field-refusal';
import type { Message } from '../i18n/translate';

const range = ({ codec }: DecodeFailure): Message => {
  const { minimum: min = 0, maximum: max = 0 } = codec instanceof LeafType ? codec.schema : {};
  return { text: 'quantity_range', params: { min, max } };
};

/** What is said of the fields of a cart; their limits are those of the contract. */
export const CART_MESSAGES: FieldMessageTable = {
  qtt: range,
  persons: range,
  goods: ({ codec, value }) =>
    codec instanceof ShortListType && Array.isArray(value)
      ? { text: 'too_many_lines', params: { max: codec.maxLength } }
      : FIELD_WRONG,
  promocode: ({ value }) =>
    typeof value === 'string'
      ? { text: 'promo.too_long', params: { max: MAX_PROMO_CODE_CHARACTERS } }
      : FIELD_WRONG,
  bonuses: () => ({ text: 'bonus.not_a_number' }),
};
