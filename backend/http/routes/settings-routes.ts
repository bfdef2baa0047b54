import { Router } from 'express';
import type { ApiKit } from '../api-kit';
import { decimalFromMoney, ok } from '../../../src/domain';
import { countryRules } from '../../shop/country-rules';
import { currencyOf, secondCurrencyOf } from '../../shop/currencies';
import { toWireEquipment } from '../../shop/equipment';
import { PAYMENT_OFFERS, toWirePayment } from '../../shop/payment-offers';
import { readWarning } from '../../warning/warning-store';
import type { ApiHandler } from '../api-handler';

/** GET /settings */
export const showSettings =
  ({ settings: rules, storage }: ApiKit): ApiHandler =>
  async ({ shop, locale, localise }) => {
    const warning = await readWarning(storage.shop);
    const currency = currencyOf(shop.menuFor?.currency ?? countryRules(rules.country).currency);
    return ok({
      warning_text: warning === null ? null : localise(warning),
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

export const settingsRoutes = (kit: ApiKit): Router =>
  Router().get('/settings', kit.api(showSettings(kit)));
