import type { Zone } from '../../domain/zone/zone';

/** A zone with its shape, as a map draws it and an address is checked against it. Rules 15. */
export interface AreaZone extends Pick<
  Zone,
  'id' | 'name' | 'colorHex' | 'polygons' | 'minOrder' | 'deliveryPrice' | 'freeDeliveryFrom'
> {
  /** Minutes from order to door; null where nobody says. */
  readonly etaMinutes: number | null;
}

/** Where a city delivers; nowhere when there are no zones. Rules 15.5. */
export interface DeliveryArea {
  readonly zones: readonly AreaZone[];
}

/** What a zone asks, without its shape. Rules 15.5. */
export type DeliveryZone = Omit<AreaZone, 'polygons'>;
