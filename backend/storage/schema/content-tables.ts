import type { Flag } from './flag';

/** What the shop tells its customers. */
export interface ContentTables {
  news: NewsTable;
  promotions: PromotionTable;
  pages: PageTable;
}

export interface NewsTable {
  id: number;
  slug: string;
  published_at: number;
  picture: string | null;
  name_json: string;
  text_json: string;
  seo_json: string | null;
  is_hidden: Flag;
}

export interface PromotionTable {
  id: number;
  slug: string;
  position: number;
  picture: string | null;
  name_json: string;
  text_json: string;
  seo_json: string | null;
  /** A day of the city's calendar, "2026-11-27". */
  date_from: string;
  /** The last day; null for one without an end. */
  date_to: string | null;
  promo_code: string | null;
  /** Address parts of the categories among whose dishes it is shown; null for all. */
  categories_json: string | null;
  is_hidden: Flag;
}

/** A page of its own, below a module of the navigation or alone. */
export interface PageTable {
  id: number;
  slug: string;
  name_json: string;
  text_json: string;
  seo_json: string | null;
  is_hidden: Flag;
}
