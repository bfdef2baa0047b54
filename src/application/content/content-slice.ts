import { defineAction, on, reducerOf } from '../redux/slice';
import type { Article, NewsItem, NewsList, Promotion, PromotionCard } from '../ports/article';

/** What the open page shows of the restaurant's own texts. Retains one of each at a time. */
export interface ContentState {
  readonly article: Article | null;
  readonly newsList: NewsList | null;
  readonly newsItem: NewsItem | null;
  readonly promotions: readonly PromotionCard[] | null;
  readonly promotion: Promotion | null;
}

export const articleLoaded = defineAction<Article>('content/articleLoaded');
export const newsListLoaded = defineAction<NewsList>('content/newsListLoaded');
export const newsItemLoaded = defineAction<NewsItem>('content/newsItemLoaded');
export const promotionsLoaded = defineAction<readonly PromotionCard[]>('content/promotionsLoaded');
export const promotionLoaded = defineAction<Promotion>('content/promotionLoaded');

const NO_CONTENT: ContentState = {
  article: null,
  newsList: null,
  newsItem: null,
  promotions: null,
  promotion: null,
};

export const contentReducer = reducerOf(
  NO_CONTENT,
  on(articleLoaded, (state, article: Article) => ({ ...state, article })),
  on(newsListLoaded, (state, newsList: NewsList) => ({ ...state, newsList })),
  on(newsItemLoaded, (state, newsItem: NewsItem) => ({ ...state, newsItem })),
  on(promotionsLoaded, (state, promotions: readonly PromotionCard[]) => ({ ...state, promotions })),
  on(promotionLoaded, (state, promotion: Promotion) => ({ ...state, promotion })),
);

export interface ContentRoot {
  readonly content: ContentState;
}

export const selectContent = (state: ContentRoot) => state.content;
