import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/wire/staff';
import { useMoney } from '../../money/use-money';

/** How an order is paid: what is there already, or what is to be taken at the door or the counter. */
export const usePaymentText = ({ payment, currency = null }: StaffOrder): string => {
  const { t } = useTranslation();
  const money = useMoney();
  const { type, status, amount_due_now: online, amount_due_later: later } = payment;
  const way = t(`delivery.payments.${type}`);
  switch (status) {
    case 'paid':
      return t('board.paid');
    case 'refund':
      return t('board.refunded');
    case 'due': {
      if (later === 0) return t('order.payments.nothing');
      const due = t('board.toTake', { way, sum: money(later, currency) });
      return online > 0 ? t('board.restToTake', { due, paid: money(online, currency) }) : due;
    }
    default:
      return t('order.unpaidBrief');
  }
};
