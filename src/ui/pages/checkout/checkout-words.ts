import type { TFunction } from 'i18next';
import type { PlaceObstacle } from '../../../application/checkout/checkout-way';
import type { CheckoutRefusals } from '../../../application/checkout/checkout-check';
import type { Money } from '../../../domain/money/money';
import { nameWords } from '../../profile/profile-check';
import { phoneWords } from '../../forms/phone-words';

export type CheckoutWords = Partial<Readonly<Record<keyof CheckoutRefusals, string>>>;

const paymentWords = (
  { kind }: NonNullable<CheckoutRefusals['paymentType']>,
  t: TFunction,
): string =>
  t(kind === 'payment.required' ? 'checkout.paymentRequired' : 'checkout.paymentNotOffered');

const changeWords = (
  refusal: NonNullable<CheckoutRefusals['changeFrom']>,
  money: (amount: Money) => string,
  t: TFunction,
): string =>
  refusal.kind === 'payment.change_too_small'
    ? t('checkout.changeSmall', { sum: money(refusal.due) })
    : t('checkout.changeNotNumber');

const PLACE_WORDS: Readonly<Record<PlaceObstacle, string>> = {
  needed: 'checkout.placeNeeded',
  outside: 'cart.outside',
  notOffered: 'cart.notOffered',
};

export const placeWords = (obstacle: PlaceObstacle | null, t: TFunction): string | undefined =>
  obstacle === null ? undefined : t(PLACE_WORDS[obstacle]);

export const checkoutWords = (
  { firstName, phone, time, paymentType, changeFrom, comment }: CheckoutRefusals,
  money: (amount: Money) => string,
  t: TFunction,
): CheckoutWords => ({
  ...(firstName && { firstName: nameWords(firstName, t) }),
  ...(phone && { phone: phoneWords(phone, t) }),
  ...(time && {
    time: t(time.kind === 'time.gone' ? 'checkout.timeGone' : 'checkout.timeRequired'),
  }),
  ...(paymentType && { paymentType: paymentWords(paymentType, t) }),
  ...(changeFrom && { changeFrom: changeWords(changeFrom, money, t) }),
  ...(comment && { comment: t('form.errors.tooLong', { count: comment.max }) }),
});
