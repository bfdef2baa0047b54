import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { OrderList } from '../../../application/tracking/order-list-slice';
import {
  orderListLeft,
  orderListShown,
  selectOrderList,
} from '../../../application/tracking/order-list-slice';
import type { TrackedOrder } from '../../../domain/order/tracked-order';
import { useRoute } from '../../navigation/located-route';
import { usePageStatus } from '../../navigation/use-page-status';
import { pageHeading } from '../../components/heading-styles';
import { PageLinks } from '../../components/page-links';
import { Skeleton } from '../../components/skeleton';
import { OrderCard } from '../../order/order-card';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { AccountFrame } from './account-frame';
import { BackToAccount } from './back-to-account';
import { NothingYet } from './nothing-yet';
import { warningBox } from '../../theme/shared-styles';
import { Section } from '../../components/section';
import { visuallyHidden } from '../../components/visually-hidden';
import { useStatusLabel } from '../../order/status-badge';
import { MenuLink } from '../../components/menu-link';

const part = css({ display: 'grid', gap: 12, marginTop: 24 });
const heading = css({ fontSize: 'var(--size-20)' });

const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  gap: 16,
});

interface PartProps {
  readonly title: string;
  readonly orders: readonly TrackedOrder[];
  readonly children?: ReactNode;
}

const Part = ({ title, orders, children }: PartProps) => (
  <Section title={title} className={part} headingClass={heading}>
    <ul className={cards}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
    {children}
  </Section>
);

const NoOrders = () => {
  const t = useText();
  return (
    <div className={part}>
      <NothingYet icon="bag" title={t('orders.emptyTitle')} text={t('orders.emptyText')}>
        <MenuLink />
      </NothingYet>
    </div>
  );
};

const CardsSkeleton = () => (
  <div className={part}>
    <Skeleton width="160px" height="24px" />
    <div className={cards}>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} height="208px" />
      ))}
    </div>
  </div>
);

const Orders = ({ list: { open, ended, isFresh } }: { readonly list: OrderList }) => {
  const t = useText();
  const all = useMemo(() => [...open, ...ended.items], [open, ended]);
  return (
    <>
      <OrderListNews orders={all} />
      <div role="status">{!isFresh && <p className={warningBox}>{t('orders.stale')}</p>}</div>
      {open.length > 0 && <Part title={t('orders.open')} orders={open} />}
      {ended.items.length > 0 && (
        <Part title={t('orders.history')} orders={ended.items}>
          <PageLinks meta={ended.meta} />
        </Part>
      )}
    </>
  );
};

const useOrderList = (): OrderList | null => {
  const dispatch = useDispatch();
  const route = useRoute();
  const status = usePageStatus();
  const list = useSelector(selectOrderList);
  const page = route.name === 'accountOrders' ? route.page : 1;
  const isReady = status.kind === 'ready';
  useEffect(() => {
    if (!isReady) return undefined;
    dispatch(orderListShown(page));
    return () => {
      dispatch(orderListLeft(undefined));
    };
  }, [dispatch, page, isReady]);
  return isReady ? list : null;
};

const useChanges = (orders: readonly TrackedOrder[]): readonly TrackedOrder[] => {
  const [known, setKnown] = useState({ orders, changed: orders.slice(0, 0) });
  if (known.orders === orders) return known.changed;
  const before = new Map(known.orders.map(({ id, status }) => [id, status]));
  const changed = orders.filter(({ id, status }) => {
    const last = before.get(id);
    return last !== undefined && last !== status;
  });
  // What was said stays said until something else is: the same answer once more says nothing.
  const next = { orders, changed: changed.length > 0 ? changed : known.changed };
  setKnown(next);
  return next.changed;
};

/** Says aloud, once, where an order of the list stands now. Rules 13.3. */
const OrderListNews = ({ orders }: { readonly orders: readonly TrackedOrder[] }) => {
  const t = useText();
  const statusLabel = useStatusLabel();
  const changed = useChanges(orders);
  return (
    <p className={visuallyHidden} role="status">
      {changed
        .map((order) => t('orders.news', { number: order.number, status: statusLabel(order) }))
        .join('. ')}
    </p>
  );
};

/** A customer's orders: those that go on above those that have ended. Rules 13.2, 13.3. */
export const OrdersPage = () => {
  const t = useText();
  const list = useOrderList();
  const isEmpty = list?.open.length === 0 && list.ended.meta.total === 0;
  return (
    <AccountFrame>
      <BackToAccount />
      <h1 className={pageHeading}>{t('orders.title')}</h1>
      {isEmpty && <NoOrders />}
      {list && !isEmpty && <Orders list={list} />}
      {list === null && <CardsSkeleton />}
    </AccountFrame>
  );
};
