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
import type { Percent } from '../../domain/money/percent';
import { ORDER_TYPES } from '../../domain/fulfilment/order-type';
import type { PaymentOffer } from '../../domain/order/payment-type';
import { NAMED_PAYMENT_TYPES } from '../../domain/order/payment-type';
import type { DepositRule } from '../../domain/pricing/deposit-for';
import { DEFAULT_DEPOSIT } from '../../domain/pricing/deposit-for';
import { DEFAULT_BONUS_EARNING } from '../../domain/promotion/bonus-earning';
import { moneyOrNull, moneyReader, decoderOf } from '../http/decoder';
import { toBranding } from './branding.codec';

/** A way to pay that this shop knows; of any other it could say nothing. */
const toPayments = (wire: OfferWire): readonly PaymentOffer[] =>
  NAMED_PAYMENT_TYPES.filter((type) => type === wire.type).map((type) => ({
    type,
    orderTypes: ORDER_TYPES.filter((order) => wire.order_types?.includes(order) ?? true),
  }));

const toCurrency = (wire: CurrencyWire): Currency => ({
  code: wire.code,
  symbol: wire.symbol,
  digits: wire.digits,
  position: wire.position === 'before' ? 'before' : 'after',
});

/** No currency is worth more than so many of another; above it prices could not be written. */
const HIGHEST_RATE = 1e9;

/** What does not fit costs the shop its second prices alone. */
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
    equipment: (wire.equipment ?? []).map(({ id, name, price }) => ({
      id,
      name,
      price: money(price),
    })),
  };
};

/** Sums of the settings are in the currency that they name. */
export const decodeSettings = decoderOf(SettingsWire, toSettings);
