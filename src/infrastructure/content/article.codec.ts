import * as t from 'io-ts';
import type {
  Article,
  NewsItem,
  NewsList,
  Promotion,
  PromotionCard,
} from '../../application/ports/article';
import type { LocalDate } from '../../domain/time/local-date';
import { readLocalDate } from '../../domain/time/local-date';
import { decoderOf, WireId, optional } from '../http/wire-types';
import { summaryOf } from '../html/plain-text';
import type { SanitiseHtml } from '../html/sanitise-html';
import { MetaWire, readPageMeta } from '../http/page-meta.codec';
import { toPicture } from '../http/picture.codec';
import { SeoWire, toSeo } from '../http/seo.codec';
import { NewsCardWire, toNewsCard } from './news-card.codec';
import { PromoBannerWire, toPromoBanner } from './promo-banner.codec';

const ArticleWire = t.intersection([
  t.type({ id: WireId, chpu: t.string, name: t.string, text: t.string }),
  t.partial({ seo: SeoWire }),
]);
type ArticleWire = t.TypeOf<typeof ArticleWire>;

const toArticle = (wire: ArticleWire, sanitise: SanitiseHtml): Article => ({
  id: wire.id,
  slug: wire.chpu,
  name: wire.name,
  html: sanitise(wire.text),
  summary: summaryOf(wire.text),
  seo: toSeo(wire.seo),
});

const NewsItemWire = t.intersection([ArticleWire, NewsCardWire]);
type NewsItemWire = t.TypeOf<typeof NewsItemWire>;

const PromotionWire = t.intersection([
  ArticleWire,
  PromoBannerWire,
  t.partial({
    date_from: optional(t.string),
    date_to: optional(t.string),
    promocode: optional(t.string),
    ended: t.boolean,
  }),
]);
type PromotionWire = t.TypeOf<typeof PromotionWire>;

/** A day that cannot be read sets no limit. */
const toDay = (text: string | null | undefined): LocalDate | null => {
  const day = text ? readLocalDate(text) : null;
  return day?.ok ? day.value : null;
};

const termOf = (wire: PromotionWire) => ({
  from: toDay(wire.date_from),
  to: toDay(wire.date_to),
  promoCode: wire.promocode ?? null,
});

const toPromotionCard = (wire: PromotionWire): PromotionCard => ({
  ...toPromoBanner(wire),
  ...termOf(wire),
  summary: summaryOf(wire.text),
});

const toPromotion = (wire: PromotionWire, sanitise: SanitiseHtml): Promotion => ({
  ...toArticle(wire, sanitise),
  ...termOf(wire),
  picture: toPicture(wire),
  hasEnded: wire.ended ?? false,
});

const toNewsItem = (wire: NewsItemWire, sanitise: SanitiseHtml): NewsItem => ({
  ...toArticle(wire, sanitise),
  picture: toPicture(wire),
  publishedAt: wire.date,
});

/** The decoders of the restaurant's texts, which clean the HTML in them. */
export const articleDecoders = (sanitise: SanitiseHtml) => ({
  page: decoderOf(ArticleWire, (wire) => toArticle(wire, sanitise)),
  newsItem: decoderOf(NewsItemWire, (wire) => toNewsItem(wire, sanitise)),
  newsList: decoderOf(
    t.type({ data: t.array(NewsItemWire), meta: MetaWire }),
    ({ data, meta }): NewsList => ({
      items: data.map(toNewsCard),
      meta: readPageMeta(meta, data.length),
    }),
  ),
  promotions: decoderOf(t.array(PromotionWire), (wires) => wires.map(toPromotionCard)),
  promotion: decoderOf(PromotionWire, (wire) => toPromotion(wire, sanitise)),
});
