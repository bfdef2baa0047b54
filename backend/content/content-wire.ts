import type { AnswerOf } from '../../contract/wire/codec';
import type {
  Page as PageWire,
  NewsItem as NewsItemWire,
  Promotion as PromotionWire,
} from '../../contract/wire/content';
import type { PromoBanner as PromoBannerWire } from '../../contract/wire/menu';
import { isoMoment } from '../../src/domain/time/iso-moment';
import type { LocalDate } from '../../src/domain/time/local-date';
import type { TimeZone } from '../../src/domain/time/time-zone';
import { picturePaths } from '../media/picture-names';
import type { Localise } from '../i18n/localised-text';
import { localisedSeo } from '../i18n/localised-text';
import type { ContentPage, NewsItem, Promotion } from './content';
import { hasEnded } from './current-promotions';

export const toWirePage = (page: ContentPage, localise: Localise): AnswerOf<typeof PageWire> => ({
  id: page.id,
  chpu: page.slug,
  name: localise(page.name),
  text: localise(page.text),
  seo: localisedSeo(page.seo, localise),
});

export const toWireNewsItem = (
  item: NewsItem,
  localise: Localise,
  zone: TimeZone,
): AnswerOf<typeof NewsItemWire> => ({
  ...toWirePage(item, localise),
  ...picturePaths(item.picture),
  date: isoMoment(item.publishedAt, zone),
});

/** A promotion among dishes and on the home page. */
export const toWirePromoBanner = (
  promotion: Promotion,
  localise: Localise,
): AnswerOf<typeof PromoBannerWire> => ({
  id: promotion.id,
  chpu: promotion.slug,
  name: localise(promotion.name),
  ...picturePaths(promotion.picture),
});

/** A promotion in full; `ended` once its last day is over. */
export const toWirePromotion = (
  promotion: Promotion,
  localise: Localise,
  today: LocalDate,
): AnswerOf<typeof PromotionWire> => ({
  ...toWirePage(promotion, localise),
  ...picturePaths(promotion.picture),
  date_from: promotion.from,
  date_to: promotion.to,
  promocode: promotion.promoCode,
  ended: hasEnded(promotion, today),
});
