import bg from '../../../locales/bg/shop.json';
import en from '../../../locales/en/shop.json';
import kk from '../../../locales/kk/shop.json';
import ru from '../../../locales/ru/shop.json';
import uk from '../../../locales/uk/shop.json';
import type { Locale } from '../../../src/domain/locale/locales';
import { LOCALES } from '../../../src/domain/locale/locales';
import type { OrderStage } from '../../../src/domain/order/order-status';
import type { NamedPaymentType, PaymentType } from '../../../src/domain/order/payment-type';
import { NAMED_PAYMENT_TYPES, PAYMENT_TYPES } from '../../../src/domain/order/payment-type';

type Labels<Member extends string> = Readonly<Record<Member, string>>;

interface TableTranslations {
  readonly delivery: {
    readonly payments: Labels<NamedPaymentType>;
    readonly paymentTexts: Labels<NamedPaymentType>;
  };
  readonly order: {
    readonly ways: Labels<PaymentType>;
    readonly stages: Labels<OrderStage>;
    readonly stageTexts: Labels<OrderStage>;
  };
}

/** A member of a table that a language has no words for does not compile here. */
const TRANSLATIONS: Readonly<Record<Locale, TableTranslations>> = { bg, en, kk, ru, uk };

it.each(LOCALES)('has words for no way to pay but those of the shop in %s', (locale) => {
  const { delivery, order } = TRANSLATIONS[locale];
  expect(new Set(Object.keys(delivery.payments))).toEqual(new Set(NAMED_PAYMENT_TYPES));
  expect(new Set(Object.keys(delivery.paymentTexts))).toEqual(new Set(NAMED_PAYMENT_TYPES));
  expect(new Set(Object.keys(order.ways))).toEqual(new Set(PAYMENT_TYPES));
});
