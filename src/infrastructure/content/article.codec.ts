import {
  NewsItem as NewsItemWire,
  NewsList as NewsListWire,
  Page as ArticleWire,
  Promotion as PromotionWire,
} from '../../../contract/wire/content';
import * as t from 'io-ts';
import type {
  Article,
  NewsItem,
  NewsList,
  Promotion,
  PromotionCard,
} from '../../application/ports/article';
import { decoderOf } from '../http/decoder';
import { summaryOf } from '../html/plain-text';
import type { SanitiseHtml } from '../html/sanitise-html';
import { readPageMeta } from '../http/page-meta.codec';
import { toPicture } from '../http/picture.codec';
import { toSeo } from '../http/seo.codec';
import { toNewsCard } from './news-card.codec';
import { toPromoBanner } from './promo-banner.codec';

const toArticle = (wire: ArticleWire, sanitise: SanitiseHtml): Article => ({
  id: wire.id,
  slug: wire.chpu,
  name: wire.name,
  html: sanitise(wire.text),
  summary: summaryOf(wire.text),
  seo: toSeo(wire.seo),
});

const termOf = (wire: PromotionWire) => ({
  // A day that cannot be read sets no limit.
  from: wire.date_from ?? null,
  to: wire.date_to ?? null,
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
  newsList: decoderOf(NewsListWire, ({ data, meta }): NewsList => ({
    items: data.map(toNewsCard),
    meta: readPageMeta(meta, data.length),
  })),
  promotions: decoderOf(t.array(PromotionWire), (wires) => wires.map(toPromotionCard)),
  promotion: decoderOf(PromotionWire, (wire) => toPromotion(wire, sanitise)),
});
