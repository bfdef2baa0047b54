import type { Address } from '../../domain/address/address';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import { NOTHING_SELECTED } from '../../domain/delivery/delivery-selection';
import type { OrderType } from '../../domain/fulfilment/order-type';
import { decodeAddress, encodeAddress } from './address-cookie';
import { decodeId, encodeId } from './id-text';

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
      return [LETTERS.pickup, encodeId(selection.branchId)];
    case 'undecided':
      return selection.wanted === null ? [] : [LETTERS[selection.wanted]];
  }
};

/** Empty text where nothing was chosen, which needs no cookie. */
export const encodeSelection = (selection: DeliverySelection): string => {
  const parts = partsOf(selection);
  return parts.length === 0 ? '' : [VERSION, ...parts].join(PARTING);
};

const decodeDelivery = (text: string): DeliverySelection | null => {
  const address = decodeAddress(text);
  return address && address.comment === '' ? { type: 'delivery', address } : null;
};

const decodePickup = (text: string): DeliverySelection | null => {
  const branchId = decodeId<'branch'>(text);
  return branchId === null ? null : { type: 'pickup', branchId };
};

const decodeParts = (letter: string | undefined, where: string | undefined) => {
  if (letter === LETTERS.delivery) {
    return where === undefined
      ? ({ type: 'undecided', wanted: 'delivery' } as const)
      : decodeDelivery(where);
  }
  if (letter !== LETTERS.pickup) return null;
  return where === undefined
    ? ({ type: 'undecided', wanted: 'pickup' } as const)
    : decodePickup(where);
};

/** The selection of a text; one that makes no sense counts as nothing chosen. */
export const decodeSelection = (text: string): DeliverySelection => {
  const [version, letter, where, ...more] = text.split(PARTING);
  const selection = version === VERSION && more.length === 0 ? decodeParts(letter, where) : null;
  return selection ?? NOTHING_SELECTED;
};
