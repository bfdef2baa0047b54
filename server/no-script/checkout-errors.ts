import type { TFunction } from 'i18next';
import {
  selectCheckoutObstacle,
  selectMinimumMissing,
  selectUnavailable,
} from '../../src/application/checkout/checkout-way';
import { checkoutRefusals } from '../../src/application/checkout/checkout-check';
import { selectCheckoutTerms } from '../../src/application/checkout/checkout-selectors';
import { selectWhereTo } from '../../src/application/delivery/delivery-selectors';
import type { CheckoutErrors } from '../../src/application/placing/placing-slice';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { Money } from '../../src/domain/money/money';
import { formatPrice } from '../../src/domain/money/second-currency';
import { checkoutWords } from '../../src/ui/pages/checkout/checkout-words';

/** Where the order goes has to be known, and to be somewhere that orders go to. Rules 15.4, 17.3. */
const placeError = (state: ShopState, t: TFunction): string | undefined => {
  if (selectWhereTo(state)?.ok !== true) return t('checkout.placeNeeded');
  const obstacle = selectCheckoutObstacle(state);
  if (obstacle === 'outside') return t('cart.outside');
  return obstacle === 'notOffered' ? t('cart.notOffered') : undefined;
};

/** What of the order itself keeps it from being sent, whatever was typed. Rules 8.7, 8.9, 23.1. */
const orderError = (
  state: ShopState,
  money: (amount: Money) => string,
  t: TFunction,
): string | undefined => {
  if (state.outage !== null) return t('cart.blocked.outage');
  if (selectUnavailable(state).length > 0) return t('cart.blocked.unavailable');
  const missing = selectMinimumMissing(state);
  return missing === null ? undefined : t('cart.minMissing', { missing: money(missing) });
};

/** What is wrong with an order that was filled in, in words, by field; as the page itself would say it. */
export const errorsOfForm = (state: ShopState, t: TFunction): CheckoutErrors => {
  const terms = selectCheckoutTerms(state);
  const { settings, language } = state;
  if (!terms || !settings) return { form: t('checkout.refused') };
  const money = (amount: Money): string => formatPrice(amount, settings, language.numberStyle);
  const place = placeError(state, t);
  const order = orderError(state, money, t);
  return {
    ...checkoutWords(checkoutRefusals(state.checkout, terms), money, t),
    ...(place !== undefined && { address: place }),
    ...(order !== undefined && { form: order }),
  };
};
