import { AS_OFFERED } from '../../src/domain/cart/dish-as-set';
import type { ProductId } from '../../src/domain/id/ids';
import type { Money } from '../../src/domain';
import { giftsFor } from '../../src/domain/pricing/gifts-for';
import type { PromoVerdict } from '../../src/domain/promotion/evaluate-promo';
import { obstacleOf } from '../catalogue/availability';
import type { MenuProduct } from '../catalogue/menu';
import type { StopList } from '../catalogue/stop-list';
import { translate } from '../i18n/translate';
import type { CalculationContext } from './calculation-context';
import type { PricedLine } from './evaluate-line';
import type { CalculatedGift } from './order-calculation';

type Shop = Pick<CalculationContext, 'shop' | 'locale' | 'localise'>;

/** The kitchen chooses for the customer, of the free options that are left. */
const canBeHad = (product: MenuProduct | undefined, stopList: StopList): boolean => {
  if (product === undefined) return false;
  const left = product.choice?.options.find(({ id }) => !stopList.options.has(id));
  return obstacleOf(product, stopList, { ...AS_OFFERED, choiceId: left?.id ?? null }) === null;
};

const giftOf = (
  productId: ProductId,
  gift: Omit<CalculatedGift, 'product'>,
  { productsById }: CalculationContext['shop'],
): readonly CalculatedGift[] => {
  const product = productsById.get(productId);
  return product ? [{ product, ...gift }] : [];
};

/**
 * Returns what the shop adds to an order for nothing: by its rules, then for a promo code. Only what can be
 * had. Rules 8.6, 9.2.
 */
export const orderGifts = (
  lines: readonly PricedLine[],
  goodsPrice: Money,
  promo: PromoVerdict | null,
  stopList: StopList,
  { shop, locale, localise }: Shop,
): readonly CalculatedGift[] => {
  const isThere = (productId: ProductId): boolean =>
    canBeHad(shop.productsById.get(productId), stopList);
  const given = giftsFor(
    shop.giftRules,
    lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    goodsPrice,
    isThere,
  );
  const byRule = given.flatMap(({ productId, quantity, rule }) =>
    giftOf(productId, { quantity, reason: localise(rule.reason), isFromPromo: false }, shop),
  );
  if (promo?.status !== 'applied' || promo.effect.type !== 'gift') return byRule;
  const { productId, quantity } = promo.effect;
  if (!isThere(productId)) return byRule;
  const reason = translate(locale, 'gift.promocode', { code: promo.code });
  return [...byRule, ...giftOf(productId, { quantity, reason, isFromPromo: true }, shop)];
};
