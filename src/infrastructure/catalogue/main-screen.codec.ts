import * as t from 'io-ts';
import type { Banner, MainScreen } from '../../application/catalogue/main-screen';
import { decoderOf } from '../http/decode';
import { WireId, optional } from '../http/wire-types';
import { ProductCardWire, toProductCard } from './product-card.codec';

const BannerWire = t.intersection([
  t.type({ id: WireId, name: t.string, image_path: t.string, image_path_jpeg: t.string }),
  t.partial({
    text: optional(t.string),
    link: optional(
      t.intersection([t.type({ type: t.string }), t.partial({ chpu: optional(t.string) })]),
    ),
  }),
]);

const MainScreenWire = t.partial({
  banners: t.array(BannerWire),
  hits: t.array(ProductCardWire),
  new: t.array(ProductCardWire),
});

const toBanner = (wire: t.TypeOf<typeof BannerWire>): Banner => ({
  id: wire.id,
  name: wire.name,
  text: wire.text ?? null,
  picture: { webp: wire.image_path, jpeg: wire.image_path_jpeg },
  link: wire.link?.chpu ? { type: wire.link.type, slug: wire.link.chpu } : null,
});

export const decodeMainScreen = decoderOf(MainScreenWire, (wire): MainScreen => ({
  banners: (wire.banners ?? []).map(toBanner),
  hits: (wire.hits ?? []).map(toProductCard),
  novelties: (wire.new ?? []).map(toProductCard),
}));
