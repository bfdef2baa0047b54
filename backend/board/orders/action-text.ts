import type { TFunction } from 'i18next';
import type { StaffOrder } from '../../../contract/wire/staff';
import { orderStage, readOrderStatus } from '../../../src/domain/order/order-status';

/** What an order is called where it stands, as its customer reads it. Rules 13.3. */
export const stageText = ({ status, order_type: type }: StaffOrder, t: TFunction): string => {
  const known = readOrderStatus(status);
  if (known === null) return status;
  const orderType = type === 'pickup' ? 'pickup' : 'delivery';
  const stage = orderStage(known, orderType);
  return t(`order.stages.${stage === 'completed' && orderType === 'pickup' ? 'collected' : stage}`);
};

/** What was done last to an order, in a few words; what it was undone to, where it was that. */
export const actionText = (order: StaffOrder, t: TFunction): string => {
  const { last_action: last, ending } = order;
  if (!last) return stageText(order, t);
  if (last.action === 'step') return ending ? t('board.done.handedOver') : stageText(order, t);
  return t(`board.done.${last.action}`);
};
