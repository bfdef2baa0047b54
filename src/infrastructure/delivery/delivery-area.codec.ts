import * as t from 'io-ts';
import type { AreaZone, DeliveryArea, DeliveryZone } from '../../application/ports/delivery-area';
import type { ReadMoney } from '../http/wire-types';
import { moneyDecoderOf, WireZoneId } from '../http/wire-types';
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
  money: ReadMoney,
): DeliveryZone => ({
  id: wire.id,
  name: wire.name,
  colorHex: zoneColorOf(wire.color_hex),
  ...toTerms(wire, money),
});

export const toArea = ({ zones }: t.TypeOf<typeof AreaWire>, money: ReadMoney): ReadArea => {
  const whole: AreaZone[] = [];
  const broken: string[] = [];
  for (const [index, wire] of zones.entries()) {
    const shape = readZoneShape(wire.polygons);
    if (shape.ok) whole.push({ ...toDeliveryZone(wire, money), polygons: shape.value });
    else broken.push(`zones.${String(index)}.${shape.error}`);
  }
  return { area: { zones: whole }, broken };
};

export const decodeDeliveryArea = moneyDecoderOf(AreaWire, toArea);

export const decodeAddressTerms = moneyDecoderOf(
  t.intersection([TermsWire, t.type({ zone: NamedZoneWire })]),
  ({ zone, ...terms }, money): DeliveryZone => toDeliveryZone({ ...zone, ...terms }, money),
);
