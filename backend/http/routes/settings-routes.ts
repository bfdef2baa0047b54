import { Router } from 'express';
import type { ApiKit } from '../api-kit';
import { decimalFromMoney, ok } from '../../../src/domain';
import { countryRules } from '../../city/country-rules';
import { currencyOf } from '../../money/currencies';
import { toWireBranding } from '../../shop/branding-wire';
import { equipmentOf, toWireEquipment } from '../../shop/equipment';
import { offeredLogins } from '../../sandbox/offered-logins';
import { depositRule, paymentOffers, toWirePayment } from '../../payment/payment-offers';
import { ownPayments } from '../../shop/own-offers';
import { readWarning } from '../../warning/warning-store';
import type { ApiHandler } from '../api-handler';

/** GET /settings */
export const showSettings =
  ({ settings, storage }: ApiKit): ApiHandler =>
  async ({ shop, locale, localise, sandboxes, paymentProvider, rules }) => {
    const warning = await readWarning(storage.shop);
    const currency = shop.menuFor
      ? shop.currency
      : currencyOf(countryRules(settings.country).currency);
    const deposit = depositRule(paymentProvider, rules, currency);
    const login = offeredLogins(settings, sandboxes, shop.own?.file.logins);
    return ok({
      warning_text: warning === null ? null : localise(warning),
      login,
      sms_on: !sandboxes.has('login'),
      sandboxes: [...sandboxes],
      ...(shop.own && { branding: toWireBranding(shop.own, localise) }),
      currency,
      second_currency: shop.secondCurrency,
      payments: paymentOffers(paymentProvider, ownPayments(shop)).map(toWirePayment),
      equipment: equipmentOf({ ...shop, currency }, { locale, localise }).map(
        toWireEquipment(currency),
      ),
      deposit_from: deposit && decimalFromMoney(deposit.over, currency.digits),
      deposit_percent: deposit && deposit.percent,
      // Only customers who can log in get any.
      bonus_earn_percent: Object.values(login).includes(true) ? rules.bonusEarnPercent : 0,
      delivery_type_choice: rules.deliveryTypeChoice,
    });
  };

export const settingsRoutes = (kit: ApiKit): Router =>
  Router().get('/settings', kit.api(showSettings(kit)));
