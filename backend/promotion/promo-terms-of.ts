import { money } from '../../src/domain';
import type { CityId } from '../../src/domain/id/ids';
import type { NonEmpty } from '../../src/domain/list/non-empty';
import { isNonEmpty } from '../../src/domain/list/non-empty';
import type { PromoCode } from '../../src/domain/promotion/promo-code';
import type { PromoBenefit, PromoTerms } from '../../src/domain/promotion/promo-terms';
import type { Weekday } from '../../src/domain/time/local-date';
import type { TimeZone } from '../../src/domain/time/time-zone';
import type { ShopData } from '../shop/shop-data';
import { storedId } from '../storage/stored-id';
import { beginningOf, endOf } from './day-or-moment';
import { sectionOfSlug } from '../catalogue/menu-sections';
import type { StoredTerms } from './stored-terms';

const orNull = <A>(list: readonly A[] | null): NonEmpty<A> | null =>
  list !== null && isNonEmpty(list) ? list : null;

/** No city has it: what stands for those that the shop has closed. */
const NO_CITY = storedId('city', Number.MAX_SAFE_INTEGER);

const cityOfKey = ({ cities }: ShopData, key: string): CityId =>
  cities.find((city) => city.key === key)?.id ?? NO_CITY;

const benefitOf = ({ benefit }: StoredTerms, shop: ShopData): PromoBenefit | null => {
  switch (benefit.type) {
    case 'percent':
    case 'free_delivery':
      return benefit;
    case 'fixed':
      return { type: 'fixed', amount: money(benefit.amount) };
    case 'gift': {
      const product = shop.menu.products.find(({ slug }) => slug === benefit.goods);
      return product ? { type: 'gift', productId: product.id, quantity: benefit.quantity } : null;
    }
  }
};

/** Returns what a code promises by today's menu and a city's clocks; null where it promises a gift that the menu does not have. */
export const promoTermsOf = (
  code: PromoCode,
  stored: StoredTerms,
  shop: ShopData,
  zone: TimeZone,
): PromoTerms | null => {
  const benefit = benefitOf(stored, shop);
  if (benefit === null) return null;
  return {
    code,
    benefit,
    minTotal: stored.min_total === null ? null : money(stored.min_total),
    orderTypes: orNull(stored.order_types),
    cityIds: orNull(stored.cities?.map((key) => cityOfKey(shop, key)) ?? null),
    from: stored.from === null ? null : beginningOf(stored.from, zone),
    to: stored.to === null ? null : endOf(stored.to, zone),
    // The codec of the terms lets in 1 to 7 and nothing else.
    weekdays: orNull(stored.weekdays as readonly Weekday[] | null),
    hours: stored.hours,
    maxUses: stored.max_uses,
    maxUsesPerPhone: stored.max_per_phone,
    categoryIds: orNull(stored.categories?.map((slug) => sectionOfSlug(shop.menu, slug)) ?? null),
    needsLogin: stored.needs_login,
    stackable: stored.stackable,
  };
};
