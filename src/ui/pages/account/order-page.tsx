import { useMemo } from 'react';
import type { OrderReference } from '../../../domain/order/order-reference';
import type { OrderId } from '../../../domain/id/ids';
import { useRoute } from '../../navigation/located-route';
import { usePageStatus } from '../../navigation/use-page-status';
import { WayBack } from '../../components/way-back';
import { Moment } from '../../order/moment';
import { OrderLoading } from '../../order/order-loading';
import { useText } from '../../i18n/use-text';
import { AccountFrame } from './account-frame';
import { FollowedOrder } from '../../order/followed-order';

/** One of the customer's own orders; it is there with its page, and followed from then on. */
const OwnOrder = ({ id }: { readonly id: OrderId }) => {
  const reference = useMemo((): OrderReference => ({ kind: 'own', id }), [id]);
  return (
    <FollowedOrder reference={reference} leadOf={({ placedAt }) => <Moment at={placedAt} />} />
  );
};

/** The page of an order in the account. Rules 13.3, 13.11. */
export const OrderPage = () => {
  const t = useText();
  const route = useRoute();
  const status = usePageStatus();
  const id = route.name === 'accountOrder' ? route.id : null;
  return (
    <AccountFrame>
      <WayBack to="/account/orders">{t('orders.title')}</WayBack>
      {status.kind === 'ready' && id !== null ? <OwnOrder id={id} /> : <OrderLoading />}
    </AccountFrame>
  );
};
