import type { ContentLoaders } from '../navigation/content-loader';
import { loaded } from '../navigation/content-loader';
import type { ContentGateway } from '../ports/content-gateway';
import {
  articleLoaded,
  newsItemLoaded,
  newsListLoaded,
  promotionLoaded,
  promotionsLoaded,
} from './content-slice';

type ContentPages =
  | 'about'
  | 'page'
  | 'modulePage'
  | 'news'
  | 'newsItem'
  | 'promotions'
  | 'promotion';

/** The slug of the page that tells about the restaurant. */
const ABOUT = 'about';

/** The pages that the restaurant writes itself. */
export const contentLoaders = (content: ContentGateway): ContentLoaders<ContentPages> => ({
  about: (_, { cityId }) => loaded(content.page(cityId, ABOUT), articleLoaded),
  page: ({ slug }, { cityId }) => loaded(content.page(cityId, slug), articleLoaded),
  modulePage: ({ module, page }, { cityId }) =>
    loaded(content.page(cityId, page ?? module), articleLoaded),
  news: ({ page }, { cityId }) => loaded(content.newsList(cityId, page), newsListLoaded),
  newsItem: ({ slug }, { cityId }) => loaded(content.newsItem(cityId, slug), newsItemLoaded),
  promotions: (_, { cityId }) => loaded(content.promotions(cityId), promotionsLoaded),
  promotion: ({ slug }, { cityId }) => loaded(content.promotion(cityId, slug), promotionLoaded),
});
