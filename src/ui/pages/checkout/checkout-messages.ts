import type { TFunction } from 'i18next';
import type { PlaceObstacle } from '../../../application/checkout/checkout-way';
import type { CheckoutRefusals } from '../../../application/checkout/checkout-check';
import type { Money } from '../../../domain/money/money';
import { nameMessage } from '../../profile/profile-check';
import { phoneMessage } from '../../forms/phone-message';

export type CheckoutMessages = Partial<Readonly<Record<keyof CheckoutRefusals, string>>>;

const paymentMessage = (
  { kind }: NonNullable<CheckoutRefusals['paymentType']>,
  t: TFunction,
): string =>
  t(kind === 'payment.required' ? 'checkout.paymentRequired' : 'checkout.paymentNotOffered');

const changeFromMessage = (
  refusal: NonNullable<CheckoutRefusals['changeFrom']>,
  money: (amount: Money) => string,
  t: TFunction,
): string =>
  refusal.kind === 'payment.change_too_small'
    ? t('checkout.changeSmall', { sum: money(refusal.due) })
    : t('checkout.changeNotNumber');

const PLACE_MESSAGES: Readonly<Record<PlaceObstacle, string>> = {
  needed: 'checkout.placeNeeded',
  outside: 'cart.outside',
  notOffered: 'cart.notOffered',
};

export const placeMessage = (obstacle: PlaceObstacle | null, t: TFunction): string | undefined =>
  obstacle === null ? undefined : t(PLACE_MESSAGES[obstacle]);

export const checkoutMessages = (
  { firstName, phone, email, time, paymentType, changeFrom, comment }: CheckoutRefusals,
  money: (amount: Money) => string,
  t: TFunction,
): CheckoutMessages => ({
  ...(firstName && { firstName: nameMessage(firstName, t) }),
  ...(phone && { phone: phoneMessage(phone, t) }),
  ...(email && { email: t('form.errors.email') }),
  ...(time && {
    time: t(time.kind === 'time.gone' ? 'checkout.timeGone' : 'checkout.timeRequired'),
  }),
  ...(paymentType && { paymentType: paymentMessage(paymentType, t) }),
  ...(changeFrom && { changeFrom: changeFromMessage(changeFrom, money, t) }),
  ...(comment && { comment: t('form.errors.tooLong', { count: comment.max }) }),
});
