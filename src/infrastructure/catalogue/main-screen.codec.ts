import * as t from 'io-ts';
import type { Banner, BannerLink, MainScreen } from '../../application/ports/main-screen';
import { isBannerLinkType } from '../../domain/navigation/banner-link';
import { externalAddress } from '../../domain/navigation/external-address';
import { NewsCardWire, toNewsCard } from '../content/news-card.codec';
import { PromoBannerWire, toPromoBanner } from '../content/promo-banner.codec';
import { moneyDecoderOf, WireId, optional } from '../http/wire-types';
import { toPicture } from '../http/picture.codec';
import { SeoWire, toSeo } from '../http/seo.codec';
import { ProductCardWire, toProductCard } from './product-card.codec';

const LinkWire = t.intersection([
  t.type({ type: t.string }),
  t.partial({ chpu: optional(t.string), url: optional(t.string) }),
]);

const BannerWire = t.intersection([
  t.type({ id: WireId, name: t.string, image_path: t.string, image_path_jpeg: t.string }),
  t.partial({ text: optional(t.string), link: optional(LinkWire) }),
]);

const MainScreenWire = t.partial({
  banners: t.array(BannerWire),
  hits: t.array(ProductCardWire),
  new: t.array(ProductCardWire),
  promo: t.array(PromoBannerWire),
  news: t.array(NewsCardWire),
  seo: SeoWire,
});

/** A link of a kind that nobody knows leads nowhere. */
const toLink = ({ type, chpu, url }: t.TypeOf<typeof LinkWire>): BannerLink | null => {
  if (isBannerLinkType(type)) return chpu ? { kind: type, slug: chpu } : null;
  const address = url ? externalAddress(url) : null;
  return address === null ? null : { kind: 'external', address };
};

/** None for a banner whose picture is no file of the web. */
const toBanners = (wire: t.TypeOf<typeof BannerWire>): readonly Banner[] => {
  const picture = toPicture(wire);
  const { id, name, text, link } = wire;
  return picture
    ? [{ id, name, text: text ?? null, picture, link: link ? toLink(link) : null }]
    : [];
};

export const decodeMainScreen = moneyDecoderOf(MainScreenWire, (wire, money): MainScreen => ({
  banners: (wire.banners ?? []).flatMap(toBanners),
  hits: (wire.hits ?? []).map((dish) => toProductCard(dish, money)),
  novelties: (wire.new ?? []).map((dish) => toProductCard(dish, money)),
  promos: (wire.promo ?? []).map(toPromoBanner),
  news: (wire.news ?? []).map(toNewsCard),
  seo: toSeo(wire.seo),
}));
