import * as t from 'io-ts';
import type { AreaZone, DeliveryArea, DeliveryZone } from '../../application/ports/delivery-area';
import { decoderOf, WireZoneId } from '../http/wire-types';
import { readZoneShape } from './zone-shape.codec';
import { TermsWire, toTerms, zoneColorOf } from './zone-wire';

const NamedZoneWire = t.type({ id: WireZoneId, name: t.string, color_hex: t.string });

export const AreaZoneWire = t.intersection([
  NamedZoneWire,
  TermsWire,
  t.partial({ polygons: t.unknown }),
]);

const AreaWire = t.type({ zones: t.array(AreaZoneWire) });

/** An area, and the places in the answer that make no shape: those zones are not in it. */
export interface ReadArea {
  readonly area: DeliveryArea;
  readonly broken: readonly string[];
}

/** What a zone asks, of whatever answer tells its name and its terms. */
export const toDeliveryZone = (
  wire: t.TypeOf<typeof NamedZoneWire> & t.TypeOf<typeof TermsWire>,
): DeliveryZone => ({
  id: wire.id,
  name: wire.name,
  colorHex: zoneColorOf(wire.color_hex),
  ...toTerms(wire),
});

export const toArea = ({ zones }: t.TypeOf<typeof AreaWire>): ReadArea => {
  const whole: AreaZone[] = [];
  const broken: string[] = [];
  for (const [index, wire] of zones.entries()) {
    const shape = readZoneShape(wire.polygons);
    if (shape.ok) whole.push({ ...toDeliveryZone(wire), polygons: shape.value });
    else broken.push(`zones.${String(index)}.${shape.error}`);
  }
  return { area: { zones: whole }, broken };
};

export const decodeDeliveryArea = decoderOf(AreaWire, toArea);

export const decodeAddressTerms = decoderOf(
  t.intersection([TermsWire, t.type({ zone: NamedZoneWire })]),
  ({ zone, ...terms }): DeliveryZone => toDeliveryZone({ ...zone, ...terms }),
);
