import type { ProductId } from '../../src/domain/id/ids';
import type { Money } from '../../src/domain';
import { giftsFor } from '../../src/domain/pricing/gifts-for';
import type { PromoVerdict } from '../../src/domain/promotion/judge-promo';
import { obstacleOf } from '../catalogue/availability';
import type { MenuProduct } from '../catalogue/menu';
import type { StopList } from '../shop/stop-list';
import { say } from '../texts/say';
import type { CalculationContext } from './calculation-context';
import type { PricedLine } from './judge-line';
import type { CalculatedGift } from './order-calculation';

type Shop = Pick<CalculationContext, 'shop' | 'locale' | 'localise'>;

/** The kitchen chooses for the customer where a gift has a free option that somebody has to name. */
const canBeHad = (product: MenuProduct | undefined, stopList: StopList): product is MenuProduct =>
  product !== undefined && [null, 'choice_required'].includes(obstacleOf(product, stopList));

const giftOf = (
  productId: ProductId,
  gift: Omit<CalculatedGift, 'product'>,
  { productsById }: CalculationContext['shop'],
  stopList: StopList,
): readonly CalculatedGift[] => {
  const product = productsById.get(productId);
  return canBeHad(product, stopList) ? [{ product, ...gift }] : [];
};

/** What the shop adds to an order for nothing: by its rules, then for a promo code. Rules 8.6, 9.2. */
export const orderGifts = (
  lines: readonly PricedLine[],
  goodsPrice: Money,
  promo: PromoVerdict | null,
  stopList: StopList,
  { shop, locale, localise }: Shop,
): readonly CalculatedGift[] => {
  const given = giftsFor(
    shop.giftRules,
    lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    goodsPrice,
    (productId) => canBeHad(shop.productsById.get(productId), stopList),
  );
  const byRule = given.flatMap(({ productId, quantity, rule }) =>
    giftOf(
      productId,
      { quantity, reason: localise(rule.reason), isFromPromo: false },
      shop,
      stopList,
    ),
  );
  if (promo?.status !== 'applied' || promo.effect.type !== 'gift') return byRule;
  const { productId, quantity } = promo.effect;
  const reason = say(locale, 'gift.promocode', { code: promo.code });
  return [...byRule, ...giftOf(productId, { quantity, reason, isFromPromo: true }, shop, stopList)];
};
