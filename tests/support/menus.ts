import type { Article } from '../../src/application/ports/article';
import type { MainScreen } from '../../src/application/ports/main-screen';
import type { Listing } from '../../src/application/ports/listing';
import type { GatewayFailure } from '../../src/application/ports/gateway-failure';
import type { Settings } from '../../src/application/ports/settings';
import type { CartCalculation, UnavailableLine } from '../../src/domain/pricing/cart-calculation';
import type { Category, Seo } from '../../src/domain/catalogue/category';
import type { Product } from '../../src/domain/catalogue/product';
import type { City } from '../../src/domain/city/city';
import { ZERO } from '../../src/domain/money/money';
import { OPEN_AS_USUAL } from '../../src/domain/schedule/ordering-state';
import { UTC } from '../../src/domain/time/time-zone';
import { categoryId, cityId, productId } from './ids';
import { seoOf } from './seo';
import { zoneId } from './zones';
import { euro } from './euro';

export const NO_SEO: Seo = seoOf();

export const ARTICLE: Article = {
  id: 1,
  slug: 'about',
  name: 'About us',
  html: '<p>We bake.</p>',
  summary: 'We bake.',
  seo: NO_SEO,
};

export const productOf = (id: number, more: Partial<Product> = {}): Product => ({
  id: productId(id),
  slug: `dish-${String(id)}`,
  name: `Dish ${String(id)}`,
  description: '',
  picture: { webp: '/dish.webp', jpeg: '/dish.jpg' },
  amount: 400,
  measure: 'g',
  price: euro(10),
  oldPrice: null,
  labels: [],
  needsChoice: false,
  unavailableReason: null,
  category: { id: categoryId(1), slug: 'pizza', name: 'Pizza' },
  ingredients: [],
  choice: null,
  pictures: [],
  persons: 1,
  offeredAllergens: [],
  allergens: [],
  nutrition: null,
  seo: seoOf(),
  ...more,
});

const categoryOf = (id: number, slug: string, name: string, ...sub: string[]): Category => ({
  id: categoryId(id),
  slug,
  name,
  iconPath: null,
  isInFooter: false,
  dishCount: null,
  subcategories: sub.map((subSlug, index) => ({
    id: categoryId(id * 10 + index),
    slug: subSlug,
    name: `Sub ${subSlug}`,
  })),
  filters: [],
  seo: seoOf(),
});

export const CATEGORIES: readonly Category[] = [
  categoryOf(1, 'pizza', 'Pizza', 'vegetarian'),
  categoryOf(2, 'rolls', 'Rolls', 'maki'),
];

export const cityOf = (id: number, host: string): City => ({
  id: cityId(id),
  name: host,
  baseUrl: `https://${host}`,
  timezone: UTC.name,
  center: null,
  phones: [],
  socials: [],
  branches: [],
  zones: [zoneId(1)],
  ordering: OPEN_AS_USUAL,
});

export const SETTINGS: Settings = {
  branding: null,
  warningText: null,
  currency: { code: 'BGN', symbol: 'лв.', digits: 2, position: 'after' },
  secondCurrency: null,
  deposit: null,
  bonusEarning: 10,
  isDeliveryTypeChoiceOn: true,
  signInMethods: ['sms', 'telegram', 'whatsapp'],
  isCodeSent: true,
  sandboxes: [],
  payments: [],
  equipment: [],
};

export const listingOf = (...products: readonly Product[]): Listing => ({
  products,
  promos: [],
  meta: { currentPage: 1, lastPage: 1, perPage: 60, total: products.length },
});

export const EMPTY_SCREEN: MainScreen = {
  banners: [],
  hits: [],
  novelties: [],
  promos: [],
  news: [],
  seo: NO_SEO,
};

/** A line that cannot be had, as the backend tells of it. */
export const unavailableOf = (
  lineIndex: number,
  more: Partial<UnavailableLine> = {},
): UnavailableLine => ({
  lineIndex,
  productId: productId(6),
  name: 'Soup',
  picture: null,
  amount: null,
  measure: '',
  code: 'sold_out',
  reason: 'Sold out',
  ...more,
});

/** An answer about the price of a cart, of which only the total matters. */
export const calculationOf = (
  total: number,
  more: Partial<CartCalculation> = {},
): CartCalculation => ({
  lines: [],
  unavailable: [],
  gifts: [],
  discounts: [],
  goodsPrice: euro(total),
  deliveryPrice: ZERO,
  zone: null,
  equipment: [],
  promo: null,
  bonuses: null,
  birthday: null,
  expected: null,
  deposit: null,
  trace: [],
  total: euro(total),
  ...more,
});

/** A refusal with a status and the fields that it names. */
export const refusedWith = (status: number, ...fields: readonly string[]): GatewayFailure => ({
  kind: 'refused',
  status,
  code: null,
  message: null,
  errors: Object.fromEntries(fields.map((field) => [field, ['No']])),
});
