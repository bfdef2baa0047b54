import { Router } from 'express';
import type { ApiKit } from '../api-kit';
import { decimalFromMoney, ok } from '../../../src/domain';
import type { OrderRules } from '../../cart/order-rules';
import { countryRules } from '../../shop/country-rules';
import { currencyOf, secondCurrencyOf } from '../../shop/currencies';
import { toWireEquipment } from '../../shop/equipment';
import { PAYMENT_OFFERS, toWirePayment } from '../../shop/payment-offers';
import type { ShopRules } from '../../shop/shop-rules';
import type { ApiHandler } from '../api-handler';

/** GET /settings */
export const showSettings =
  (rules: ShopRules & OrderRules): ApiHandler =>
  ({ shop, locale }) => {
    const currency = currencyOf(shop.menuFor?.currency ?? countryRules(rules.country).currency);
    return ok({
      warning_text: null,
      login: { sms: true, telegram: true, whatsapp: true },
      sms_on: rules.smsOn,
      currency,
      second_currency: secondCurrencyOf(currency),
      payments: PAYMENT_OFFERS.map(toWirePayment),
      equipment: toWireEquipment(currency.code, locale),
      deposit_from: decimalFromMoney(rules.depositFrom),
      delivery_type_choice: rules.deliveryTypeChoice,
    });
  };

export const settingsRoutes = ({ api, settings }: ApiKit): Router =>
  Router().get('/settings', api(showSettings(settings)));
