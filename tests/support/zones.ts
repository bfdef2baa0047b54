import type { DeliveryZone, AreaZone } from '../../src/application/ports/delivery-area';
import type { BranchId, ZoneId } from '../../src/domain/id/ids';
import { idOf } from '../../src/domain/id/ids';
import type { NonEmpty } from '../../src/domain/list/non-empty';
import type { Polygon } from '../../src/domain/zone/polygon';
import type { Zone } from '../../src/domain/zone/zone';
import { branchId } from './ids';
import { polygon, rectangle } from './rings';
import { euro } from './euro';

export const zoneId = (value: number): ZoneId => {
  const id = idOf<'zone'>(value);
  if (id === null) throw new RangeError(`${String(value)} is no id of a zone`);
  return id;
};

interface PlainZone {
  readonly name?: string;
  /** In whole units. */
  readonly minOrder?: number;
  readonly deliveryPrice?: number;
  readonly polygons?: NonEmpty<Polygon>;
  readonly branchId?: BranchId;
}

/** A zone with only what a test cares about; the rest is a square of one degree from 0 to 1. */
export const zoneOf = (
  id: number,
  {
    name = `Zone ${String(id)}`,
    minOrder = 20,
    deliveryPrice = 3.9,
    polygons = [polygon(rectangle(0, 0, 1, 1))],
    branchId: branch = branchId(1),
  }: PlainZone = {},
): Zone => ({
  id: zoneId(id),
  name,
  colorHex: '#2e9e5b',
  polygons,
  minOrder: euro(minOrder),
  deliveryPrice: euro(deliveryPrice),
  freeDeliveryFrom: euro(40),
  etaMinutes: 45,
  branchId: branch,
});

/** What that zone asks. */
export const termsOf = (id: number, more?: PlainZone): DeliveryZone => {
  const { name, colorHex, minOrder, deliveryPrice, freeDeliveryFrom, etaMinutes } = zoneOf(
    id,
    more,
  );
  return { id: zoneId(id), name, colorHex, minOrder, deliveryPrice, freeDeliveryFrom, etaMinutes };
};

/** The same zone as a map draws it. */
export const areaZoneOf = (id: number, more?: PlainZone): AreaZone => ({
  ...termsOf(id, more),
  polygons: zoneOf(id, more).polygons,
});
