import type { PromoBanner as PromoBannerWire } from '../../../contract/wire/menu';
import type { PromoBanner } from '../../application/ports/article';
import { toPicture } from '../http/picture.codec';

export const toPromoBanner = (wire: PromoBannerWire): PromoBanner => ({
  id: wire.id,
  slug: wire.chpu,
  name: wire.name,
  picture: toPicture(wire),
});
