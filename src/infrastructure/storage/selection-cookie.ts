import type { Address } from '../../domain/address/address';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import { NOTHING_SELECTED } from '../../domain/delivery/delivery-selection';
import type { OrderType } from '../../domain/fulfilment/order-type';
import { ORDER_TYPES } from '../../domain/fulfilment/order-type';
import { decodeAddress, encodeAddress } from './address-cookie';
import { decodeId, encodeNumber } from './base-36';

/**
 * Where an order goes as a cookie, version 1: `1!d!` and an address without its comment, `1!p!2` for
 * pickup at branch 2, `1!d` or `1!p` where only the way was chosen.
 */
const VERSION = '1';
const PARTING = '!';

const LETTERS: Readonly<Record<OrderType, string>> = { delivery: 'd', pickup: 'p' };

/** A comment is written in the list of addresses; it would double the cookie. */
const withoutComment = (address: Address): Address => ({ ...address, comment: '' });

const partsOf = (selection: DeliverySelection): readonly string[] => {
  switch (selection.type) {
    case 'delivery':
      return [LETTERS.delivery, encodeAddress(withoutComment(selection.address))];
    case 'pickup':
      return [LETTERS.pickup, encodeNumber(selection.branchId)];
    case 'undecided':
      return selection.wanted === null ? [] : [LETTERS[selection.wanted]];
  }
};

/** Empty text where nothing was chosen, which needs no cookie. */
export const encodeSelection = (selection: DeliverySelection): string => {
  const parts = partsOf(selection);
  return parts.length === 0 ? '' : [VERSION, ...parts].join(PARTING);
};

const decodePlace = (wanted: OrderType, where: string): DeliverySelection | null => {
  if (wanted === 'pickup') {
    const branchId = decodeId<'branch'>(where);
    return branchId && { type: 'pickup', branchId };
  }
  const address = decodeAddress(where);
  return address && { type: 'delivery', address };
};

/** The selection of a text; one that the shop would have written otherwise counts as nothing chosen. */
export const decodeSelection = (text: string): DeliverySelection => {
  const [, letter, where] = text.split(PARTING);
  const wanted = ORDER_TYPES.find((type) => LETTERS[type] === letter);
  if (!wanted) return NOTHING_SELECTED;
  const selection =
    where === undefined ? ({ type: 'undecided', wanted } as const) : decodePlace(wanted, where);
  return selection && encodeSelection(selection) === text ? selection : NOTHING_SELECTED;
};
