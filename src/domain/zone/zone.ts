import type { BranchId, ZoneId } from '../id/ids';
import type { NonEmpty } from '../list/non-empty';
import type { Money } from '../money/money';
import type { Polygon } from './polygon';

/** What an order has to be, and what bringing it costs. Reached is at the amount itself. Rules 15.5. */
export interface DeliveryTerms {
  /** The least price of goods. */
  readonly minOrder: Money;
  readonly deliveryPrice: Money;
  /** The price of goods from which delivery costs nothing; null where it never does. */
  readonly freeDeliveryFrom: Money | null;
}

/** As much of a zone as it takes to say which zone a point is in. Rules 15.3. */
export interface ZoneArea extends Pick<DeliveryTerms, 'minOrder' | 'deliveryPrice'> {
  readonly polygons: NonEmpty<Polygon>;
}

/** A part of a city that a branch delivers to. Its name is a text, or texts by language. Rules 15.5. */
export interface Zone<Name = string> extends ZoneArea, DeliveryTerms {
  readonly id: ZoneId;
  readonly name: Name;
  readonly colorHex: string;
  /** Minutes from order to door. */
  readonly etaMinutes: number;
  /** The branch that cooks for it. */
  readonly branchId: BranchId;
}
