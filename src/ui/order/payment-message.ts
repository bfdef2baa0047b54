import type { TFunction } from 'i18next';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { ZERO } from '../../domain/money/money';
import { readPaymentType } from '../../domain/order/payment-type';
import { useText } from '../i18n/use-text';
import { useOrderMoney } from './use-order-money';
import { isOver, stageOf } from './stage';

type WriteMoney = ReturnType<typeof useOrderMoney>;

const paymentLabel = ({ payment: { type } }: TrackedOrder, t: TFunction): string =>
  readPaymentType(type) ? t(`order.ways.${type}`) : type;

const dueMessage = (order: TrackedOrder, t: TFunction, money: WriteMoney): string => {
  const way = paymentLabel(order, t);
  const stage = stageOf(order);
  if (!isOver(stage))
    return t('order.payments.due', { sum: money(order.payment.dueLater, order), way });
  return stage === 'cancelled'
    ? t('order.payments.nothing')
    : t('order.payments.received', { sum: money(order.total, order), way });
};

const paidMessage = (order: TrackedOrder, t: TFunction, money: WriteMoney): string => {
  const { status, dueNow } = order.payment;
  if (order.total === ZERO) return t('order.payments.nothing');
  switch (status) {
    case 'pending':
    case 'declined':
      return isOver(stageOf(order))
        ? t('order.payments.nothing')
        : t(`order.payments.${status}`, { sum: money(dueNow, order) });
    case 'due':
      return dueMessage(order, t, money);
    case 'paid':
    case 'refund':
      return t(`order.payments.${status}`);
    default:
      return status;
  }
};

/**
 * Returns how an order is paid, in words; a word of the backend that the shop has none for stays. What goes back of it
 * is said with it, however it was paid in the end. Rules 13.6, 13.15.
 */
export const usePaymentMessage = (): ((order: TrackedOrder) => string) => {
  const t = useText();
  const money = useOrderMoney();
  return (order) => {
    const { refunded, status } = order.payment;
    const message = paidMessage(order, t, money);
    if (refunded === ZERO) return message;
    const back = t('order.payments.refunded', { sum: money(refunded, order) });
    return status === 'refund' ? back : `${message}. ${back}`;
  };
};
