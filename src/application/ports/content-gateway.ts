import type { CityId } from '../../domain/id/ids';
import type { Result } from '../../domain/result/result';
import type { Article, NewsItem, NewsList, Promotion, PromotionCard } from './article';
import type { GatewayFailure } from './gateway-failure';

/** Reads what the restaurant writes about itself. Never rejects; its HTML comes cleaned. */
export interface ContentGateway {
  page(cityId: CityId, slug: string): Promise<Result<GatewayFailure, Article>>;
  /** `page` counts from 1. */
  newsList(cityId: CityId, page: number): Promise<Result<GatewayFailure, NewsList>>;
  newsItem(cityId: CityId, slug: string): Promise<Result<GatewayFailure, NewsItem>>;
  promotions(cityId: CityId): Promise<Result<GatewayFailure, readonly PromotionCard[]>>;
  promotion(cityId: CityId, slug: string): Promise<Result<GatewayFailure, Promotion>>;
}
export const ContentGateway = Symbol('ContentGateway');
