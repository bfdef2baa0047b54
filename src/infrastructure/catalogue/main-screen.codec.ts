import type { Banner as BannerWire } from '../../../contract/wire/menu';
import { MainScreen as MainScreenWire } from '../../../contract/wire/menu';
import type { Banner, BannerLink, MainScreen } from '../../application/ports/main-screen';
import { isBannerLinkType } from '../../domain/navigation/banner-link';
import { externalAddress } from '../../domain/navigation/external-address';
import { toNewsCard } from '../content/news-card.codec';
import { toPromoBanner } from '../content/promo-banner.codec';
import { moneyDecoderOf } from '../http/decoder';
import { toPicture } from '../http/picture.codec';
import { toSeo } from '../http/seo.codec';
import { toProductCard } from './product-card.codec';

/** A link of a kind that nobody knows leads nowhere. */
const toLink = ({ type, chpu, url }: NonNullable<BannerWire['link']>): BannerLink | null => {
  if (isBannerLinkType(type)) return chpu ? { kind: type, slug: chpu } : null;
  const address = url ? externalAddress(url) : null;
  return address === null ? null : { kind: 'external', address };
};

/** None for a banner whose picture is no file of the web. */
const toBanners = (wire: BannerWire): readonly Banner[] => {
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
