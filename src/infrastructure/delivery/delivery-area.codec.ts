import type { ZoneTerms, ZoneWithShape } from '../../../contract/wire/city';
import { DeliveryInfo } from '../../../contract/wire/city';
import { AddressTerms } from '../../../contract/wire/zone';
import type { AreaZone, DeliveryArea, DeliveryZone } from '../../application/ports/delivery-area';
import type { ReadMoney } from '../http/decoder';
import { moneyDecoderOf } from '../http/decoder';
import { readZoneShape } from './zone-shape.codec';
import { toTerms, zoneColorOf } from './zone-wire';

/** An area, and the places in the answer that make no shape: those zones are not in it. */
export interface ReadArea {
  readonly area: DeliveryArea;
  readonly broken: readonly string[];
}

/** Returns what a zone asks, of whatever answer tells its name and its terms. */
export const toDeliveryZone = (
  wire: AddressTerms['zone'] & ZoneTerms,
  money: ReadMoney,
): DeliveryZone => ({
  id: wire.id,
  name: wire.name,
  colorHex: zoneColorOf(wire.color_hex),
  ...toTerms(wire, money),
});

export const toArea = (zones: readonly ZoneWithShape[], money: ReadMoney): ReadArea => {
  const whole: AreaZone[] = [];
  const broken: string[] = [];
  for (const [index, wire] of zones.entries()) {
    const shape = readZoneShape(wire.polygons);
    if (shape.ok) whole.push({ ...toDeliveryZone(wire, money), polygons: shape.value });
    else broken.push(`zones.${String(index)}.${shape.error}`);
  }
  return { area: { zones: whole }, broken };
};

export const decodeDeliveryArea = moneyDecoderOf(DeliveryInfo, ({ zones }, money) =>
  toArea(zones ?? [], money),
);

export const decodeAddressTerms = moneyDecoderOf(AddressTerms, ({ zone, ...terms }, money) =>
  toDeliveryZone({ ...zone, ...terms }, money),
);
