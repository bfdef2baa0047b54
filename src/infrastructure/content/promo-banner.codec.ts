import * as t from 'io-ts';
import type { PromoBanner } from '../../application/ports/article';
import { PictureWire, toPicture } from '../http/picture.codec';
import { WireId } from '../http/wire-types';

export const PromoBannerWire = t.intersection([
  t.type({ id: WireId, chpu: t.string, name: t.string }),
  PictureWire,
]);

export const toPromoBanner = (wire: t.TypeOf<typeof PromoBannerWire>): PromoBanner => ({
  id: wire.id,
  slug: wire.chpu,
  name: wire.name,
  picture: toPicture(wire),
});
