import type { Instant } from '../../src/domain/time/instant';
import type { LocalDate } from '../../src/domain/time/local-date';
import type { PromoCode } from '../../src/domain/promotion/promo-code';
import type { LocalisedSeo, LocalisedText } from '../i18n/localised-text';

interface Article {
  readonly id: number;
  readonly slug: string;
  readonly name: LocalisedText;
  /** Simple HTML. */
  readonly text: LocalisedText;
  readonly seo: LocalisedSeo | null;
}

export interface NewsItem extends Article {
  readonly picture: string | null;
  readonly publishedAt: Instant;
}

export interface Promotion extends Article {
  readonly picture: string | null;
  /** Its first day. */
  readonly from: LocalDate;
  /** Its last day; null for one without an end. */
  readonly to: LocalDate | null;
  /** The code that a customer has to give for it. */
  readonly promoCode: PromoCode | null;
  /** Address parts of the categories among whose dishes it is shown; null for all. */
  readonly categories: readonly string[] | null;
}

export type ContentPage = Article;

/** What the shop tells its customers, as the last import left it. */
export interface Content {
  /** Newest first. */
  readonly news: readonly NewsItem[];
  /** In the operator's order. */
  readonly promotions: readonly Promotion[];
  readonly pages: readonly ContentPage[];
}
