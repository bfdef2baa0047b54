import type {
  Currency as CurrencyWire,
  PaymentOffer as OfferWire,
  SecondCurrency as SecondWire,
} from '../../../contract/wire/settings';
import { Settings as SettingsWire } from '../../../contract/wire/settings';
import { SIGN_IN_METHODS } from '../../application/ports/sign-in-gateway';
import type { Settings } from '../../application/ports/settings';
import { SANDBOX_NAMES } from '../../application/ports/settings';
import type { Currency, Money } from '../../domain/money/money';
import type { SecondCurrency } from '../../domain/money/second-currency';
import { HIGHEST_RATE } from '../../domain/money/second-currency';
import type { Percent } from '../../domain/money/percent';
import type { OfferScope } from '../../domain/fulfilment/offer-scope';
import { ORDER_TYPES } from '../../domain/fulfilment/order-type';
import type { PaymentOffer } from '../../domain/order/payment-type';
import { NAMED_PAYMENT_TYPES } from '../../domain/order/payment-type';
import type { DepositRule } from '../../domain/pricing/deposit-for';
import { DEFAULT_DEPOSIT } from '../../domain/pricing/deposit-for';
import { DEFAULT_BONUS_EARNING } from '../../domain/promotion/bonus-earning';
import { moneyOrNull, moneyReader, decoderOf } from '../http/decoder';
import { toBranding } from './branding.codec';

const toScope = ({
  order_types: types,
  domain_ids: cityIds,
}: Partial<Pick<OfferWire, 'order_types' | 'domain_ids'>>): OfferScope => ({
  ...(types && { orderTypes: ORDER_TYPES.filter((type) => types.includes(type)) }),
  ...(cityIds && { cityIds }),
});

/** A way to pay that this shop knows; of any other it could say nothing. */
const toPayments = (wire: OfferWire): readonly PaymentOffer[] =>
  NAMED_PAYMENT_TYPES.filter((type) => type === wire.type).map((type) => ({
    type,
    ...toScope(wire),
  }));

const toCurrency = (wire: CurrencyWire): Currency => ({
  code: wire.code,
  symbol: wire.symbol,
  digits: wire.digits,
  position: wire.position === 'before' ? 'before' : 'after',
});

/** Returns what does not fit costs the shop its second prices alone. */
const secondCurrencyOf = (wire: SecondWire | null | undefined): SecondCurrency | null =>
  wire && wire.rate > 0 && wire.rate <= HIGHEST_RATE
    ? { ...toCurrency(wire), rate: wire.rate, until: wire.until }
    : null;

const depositOf = (over: Money | null, percent: Percent | null | undefined): DepositRule | null =>
  over === null ? null : { over, percent: percent ?? DEFAULT_DEPOSIT };

const toSettings = ({
  warning_text,
  currency,
  second_currency: second,
  ...wire
}: SettingsWire): Settings => {
  const money = moneyReader(currency.digits);
  return {
    warningText: warning_text ?? null,
    currency: toCurrency(currency),
    secondCurrency: secondCurrencyOf(second),
    deposit: depositOf(moneyOrNull(wire.deposit_from, money), wire.deposit_percent),
    bonusEarning: wire.bonus_earn_percent ?? DEFAULT_BONUS_EARNING,
    isDeliveryTypeChoiceOn: wire.delivery_type_choice ?? false,
    signInMethods: SIGN_IN_METHODS.filter((method) => wire.login?.[method] ?? false),
    isCodeSent: wire.sms_on ?? true,
    branding: toBranding(wire.branding),
    sandboxes: SANDBOX_NAMES.filter((name) => wire.sandboxes?.includes(name) ?? false),
    payments: (wire.payments ?? []).flatMap(toPayments),
    equipment: (wire.equipment ?? []).map(({ id, name, price, ...scope }) => ({
      id,
      name,
      price: money(price),
      ...toScope(scope),
    })),
  };
};

/** Sums of the settings are in the currency that they name. */
export const decodeSettings = decoderOf(SettingsWire, toSettings);
