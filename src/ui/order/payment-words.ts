import type { TrackedOrder } from '../../application/order/tracked-order';
import { useMoney } from '../app/use-money';
import { useText } from '../text/use-text';

const WAYS: ReadonlySet<string> = new Set(['cash', 'card', 'online']);

/** How an order is paid, in words; a word of the backend that the shop has none for stays. Rules 13.6. */
export const usePaymentWords = (): ((payment: TrackedOrder['payment']) => string) => {
  const t = useText();
  const money = useMoney();
  return ({ type, status, dueNow, dueLater }: TrackedOrder['payment']): string => {
    switch (status) {
      case 'pending':
      case 'declined':
        return t(`order.payments.${status}`, { sum: money(dueNow) });
      case 'due':
        return t('order.payments.due', {
          sum: money(dueLater),
          way: WAYS.has(type) ? t(`order.ways.${type}`) : type,
        });
      case 'paid':
      case 'refund':
        return t(`order.payments.${status}`);
      default:
        return status;
    }
  };
};
