import type { Seo } from '../../domain/catalogue/category';
import type { Picture } from '../../domain/catalogue/product';
import type { Instant } from '../../domain/time/instant';
import type { LocalDate } from '../../domain/time/local-date';
import type { PageMeta } from './page-meta';

/** A text of the restaurant on a page of its own. */
export interface Article {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** HTML that was cleaned: nothing in it runs or leads to a script. */
  readonly html: string;
  /** Its beginning as plain text. */
  readonly summary: string;
  readonly seo: Seo;
}

export interface NewsItem extends Article {
  readonly picture: Picture | null;
  readonly publishedAt: Instant;
}

/** What a list shows of a news item. */
export type NewsCard = Pick<
  NewsItem,
  'id' | 'slug' | 'name' | 'picture' | 'publishedAt' | 'summary'
>;

export interface NewsList {
  readonly items: readonly NewsCard[];
  readonly meta: PageMeta;
}

/** A promotion among dishes and in lists. */
export interface PromoBanner {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly picture: Picture | null;
}

/** First and last day; null for no such limit. */
interface PromotionTerm {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly promoCode: string | null;
}

export interface PromotionCard extends PromoBanner, PromotionTerm {
  readonly summary: string;
}

export interface Promotion extends Article, PromotionTerm {
  readonly picture: Picture | null;
  readonly hasEnded: boolean;
}
