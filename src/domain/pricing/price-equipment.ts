import type { EquipmentId } from '../id/ids';
import type { Money } from '../money/money';
import { sum, times } from '../money/money';
import type { OfferScope } from '../fulfilment/offer-scope';
import type { EquipmentEntry } from './price-trace';

/** What the shop lays beside the food, such as chopsticks. */
export interface EquipmentOffer extends OfferScope {
  readonly id: EquipmentId;
  /** Of one beyond the free ones. */
  readonly price: Money;
}

export interface EquipmentChoice {
  readonly equipmentId: EquipmentId;
  readonly quantity: number;
}

/** Some of one kind of equipment with its price. */
export interface EquipmentLine {
  readonly equipmentId: EquipmentId;
  readonly quantity: number;
  readonly freeQuantity: number;
  readonly price: Money;
  readonly total: Money;
}

interface Wanted {
  readonly offer: EquipmentOffer;
  readonly quantity: number;
}

const wantedOf = (
  offers: readonly EquipmentOffer[],
  choices: readonly EquipmentChoice[],
): readonly Wanted[] =>
  offers
    .map((offer) => ({
      offer,
      quantity: choices
        .filter(({ equipmentId, quantity }) => equipmentId === offer.id && quantity > 0)
        .reduce((all, { quantity }) => all + quantity, 0),
    }))
    .filter(({ quantity }) => quantity > 0);

interface LaidEquipment {
  readonly left: number;
  readonly lines: readonly EquipmentLine[];
}

const lay = ({ left, lines }: LaidEquipment, { offer, quantity }: Wanted): LaidEquipment => {
  const freeQuantity = Math.min(left, quantity);
  const { id: equipmentId, price } = offer;
  const total = times(price, quantity - freeQuantity);
  return {
    left: left - freeQuantity,
    lines: [...lines, { equipmentId, quantity, freeQuantity, price, total }],
  };
};

/**
 * Equipment with its price, in the order of the shop's list. As many as there are free sets cost
 * nothing, all kinds together, the dearest ones first; the others cost their price. What the shop
 * does not lay any more is left out. Rules 8.5.
 */
export const priceEquipment = (
  offers: readonly EquipmentOffer[],
  choices: readonly EquipmentChoice[],
  freeSets: number,
): readonly EquipmentLine[] => {
  const wanted = wantedOf(offers, choices);
  const dearestFirst = [...wanted].sort((a, b) => b.offer.price - a.offer.price);
  const { lines } = dearestFirst.reduce<LaidEquipment>(lay, { left: freeSets, lines: [] });
  return wanted.flatMap(({ offer }) => lines.filter(({ equipmentId }) => equipmentId === offer.id));
};

/** Returns how the price of the equipment is explained; nothing where none was chosen. Rules 8.2. */
export const equipmentEntries = (lines: readonly EquipmentLine[]): readonly EquipmentEntry[] => {
  if (lines.length === 0) return [];
  const count = (of: (line: EquipmentLine) => number): number =>
    lines.reduce((all, line) => all + of(line), 0);
  return [
    {
      code: 'equipment',
      amount: sum(lines.map(({ total }) => total)),
      params: {
        quantity: count(({ quantity }) => quantity),
        free: count(({ freeQuantity }) => freeQuantity),
      },
    },
  ];
};
