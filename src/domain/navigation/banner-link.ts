/** What a banner may lead to inside the shop, in the words of the contract, and where that is. Rules 21.1. */
export const BANNER_PATHS = {
  category: '/products',
  product: '/product',
  promotion: '/promo',
  news: '/news',
  page: '/page',
} as const;

export type BannerLinkType = keyof typeof BANNER_PATHS;

export const isBannerLinkType = (type: string): type is BannerLinkType =>
  Object.hasOwn(BANNER_PATHS, type);
