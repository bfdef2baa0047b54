import type { TFunction } from 'i18next';
import { checkoutRefusals } from '../../src/application/checkout/checkout-check';
import { selectCheckoutTerms } from '../../src/application/checkout/checkout-selectors';
import {
  selectMinimumMissing,
  selectPlaceObstacle,
  selectUnavailable,
} from '../../src/application/checkout/checkout-way';
import type { CheckoutErrors } from '../../src/application/placing/placing-slice';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { Money } from '../../src/domain/money/money';
import { formatPrice } from '../../src/domain/money/second-currency';
import { checkoutWords, placeWords } from '../../src/ui/pages/checkout/checkout-words';

/** What is wrong with an order that was filled in, in words, by field. Rules 8.7, 8.9, 15.4, 17.3, 23.1. */
export const checkoutErrors = (state: ShopState, t: TFunction): CheckoutErrors => {
  const terms = selectCheckoutTerms(state);
  const { settings, language, checkout, outage } = state;
  if (!terms || !settings) return { form: t('checkout.refused') };
  const money = (amount: Money): string => formatPrice(amount, settings, language.numberStyle);
  const address = placeWords(selectPlaceObstacle(state), t);
  const errors = {
    ...checkoutWords(checkoutRefusals(checkout, terms), money, t),
    ...(address !== undefined && { address }),
  };
  if (outage !== null) return { ...errors, form: t('cart.blocked.outage') };
  if (selectUnavailable(state).length > 0)
    return { ...errors, form: t('cart.blocked.unavailable') };
  const missing = selectMinimumMissing(state);
  return missing === null
    ? errors
    : { ...errors, form: t('cart.minMissing', { missing: money(missing) }) };
};
