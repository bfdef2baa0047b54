import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectOrderPhone } from '../../application/city/city-selectors';
import type { TrackedOrder, OrderAddress } from '../../domain/order/tracked-order';
import type { TrackingState } from '../../application/tracking/tracking-slice';
import { secondaryButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { telephoneLink } from '../components/telephone-link';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { CancelOrder } from './cancel-order';
import { orderColumns, orderRoom } from './order-columns';
import { OrderPicture } from './order-picture';
import { OrderStatus } from './order-status';
import { OrderedList } from './ordered-list';
import { Receipt } from './receipt';
import { ReorderButton } from './reorder-button';
import {
  centredWrap,
  column24,
  largeText,
  mutedCard,
  oneColumn,
  softText,
  wrappingRow,
} from '../theme/shared-styles';
import { Section } from '../components/section';
import { MenuLink } from '../components/menu-link';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { usePaymentMessage } from './payment-message';
import { isOver, stageOf } from './stage';
import { waitsForPayment } from './status-badge';
import { calendarFile } from '../../domain/order/calendar-file';
import { useServerClock } from '../hooks/server-clock-context';
import { useShopBrand } from '../i18n/use-shop-brand';
import { useOrderMoney } from './use-order-money';

const row = css(wrappingRow, {
  button: { flex: '1 1 auto' },
  [WITHOUT_SCRIPTS]: { display: 'none' },
});

const print = (): void => {
  window.print();
};

/** In milliseconds: by then the browser has read what it was given. */
const KEPT_FOR = 10_000;

const save = (name: string, content: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
};

/**
 * Saves the time of an order as a file that calendars read. It says where the order is fetched, but
 * not where it is brought: calendars are shared. Rules 13.12.
 */
const useSaveToCalendar = (order: TrackedOrder): (() => void) => {
  const t = useText();
  const { now } = useServerClock();
  const { name } = useShopBrand();
  const money = useOrderMoney();
  const { number, expected, type, place, total } = order;
  const phone = useSelector(selectOrderPhone(order.phones));
  return () => {
    const params = { shop: name, number };
    const file = calendarFile({
      uid: `order-${number}@${window.location.hostname}`,
      writtenAt: now(),
      from: expected.from,
      to: expected.to,
      title: t(type === 'delivery' ? 'order.calendarDelivery' : 'order.calendarPickup', params),
      place: type === 'pickup' ? place : '',
      text: [
        `${t('cart.total')}: ${money(total, order)}`,
        ...(phone === undefined ? [] : [t('order.call', { phone })]),
      ].join('\n'),
    });
    save(`${t('order.number', { number })}.ics`, file);
  };
};

const OrderPapers = ({ order }: { readonly order: TrackedOrder }) => {
  const t = useText();
  const saveToCalendar = useSaveToCalendar(order);
  return (
    <div className={row}>
      {!isOver(stageOf(order)) && (
        <button type="button" className={secondaryButton} onClick={saveToCalendar}>
          <Icon name="calendar" />
          <span>{t('order.toCalendar')}</span>
        </button>
      )}
      <button type="button" className={secondaryButton} onClick={print}>
        <Icon name="printer" />
        <span>{t('order.print')}</span>
      </button>
    </div>
  );
};

interface KnownOrderProps {
  readonly tracking: Extract<TrackingState, { readonly kind: 'known' }>;
  readonly lead: ReactNode;
  /** Whether its heading takes the focus, after the button that was clicked is gone. */
  readonly takesFocus?: boolean;
}

/* Smaller than the time below it, which is what the page is opened for. */
const heading = css({
  fontWeight: 700,
  fontSize: 'var(--size-24)',
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
});
const under = css(softText, { minHeight: '1.45em', marginBottom: 16 });
const actions = css(centredWrap, { gap: 8, a: { maxWidth: '100%', overflowWrap: 'anywhere' } });

const DETAILS = ['entrance', 'floor', 'code'] as const;

interface OrderPartProps {
  readonly title: string;
  readonly isBox?: boolean;
  readonly children: ReactNode;
}

const part = css(oneColumn, { gap: 8, overflowWrap: 'anywhere' });
const box = css(part, mutedCard, { gap: 16, padding: 20 });

const OrderPart = ({ title, isBox = false, children }: OrderPartProps) => (
  <Section title={title} className={isBox ? box : part} headingClass={largeText}>
    <div>{children}</div>
  </Section>
);

const useDetails = () => {
  const t = useText();
  return (address: OrderAddress): string => {
    const door = address.type === 'office' ? 'office' : 'flat';
    const named: readonly (readonly [string, string])[] = [
      [door, address.flat],
      ...DETAILS.map((detail) => [detail, address[detail]] as const),
    ];
    return named
      .filter(([, value]) => value !== '')
      .map(([name, value]) => t('order.detail', { name: t(`modal.delivery.${name}`), value }))
      .join(', ');
  };
};

/** Where the order goes or is picked up, as far as its viewer may see it. Rules 13.11, 16.4. */
const OrderPlace = ({ order: { place, address } }: { readonly order: TrackedOrder }) => {
  const detailsOf = useDetails();
  const details = address ? detailsOf(address) : '';
  return (
    <>
      <p>{place}</p>
      {details !== '' && <p className={softText}>{details}</p>}
      {address !== null && address.comment !== '' && <p className={softText}>{address.comment}</p>}
    </>
  );
};

/** A number that breaks at the end of a line is read wrong. */
const inOnePiece = (phone: string): string => phone.replaceAll(' ', '\u00a0');

const WaysOn = ({ order }: { readonly order: TrackedOrder }) => {
  const t = useText();
  const phone = useSelector(selectOrderPhone(order.phones));
  return (
    <div className={actions}>
      {order.canReorder && <ReorderButton order={order} />}
      {phone !== undefined && (
        <a className={secondaryButton} href={telephoneLink(phone)}>
          <Icon name="phone" />
          <span>{t('order.call', { phone: inOnePiece(phone) })}</span>
        </a>
      )}
      <MenuLink className={secondaryButton} />
    </div>
  );
};

const OrderDetails = ({ order }: { readonly order: TrackedOrder }) => {
  const t = useText();
  return (
    <>
      <OrderPart title={t(order.type === 'delivery' ? 'order.deliveryTo' : 'order.pickupAt')}>
        <OrderPlace order={order} />
      </OrderPart>
      {order.comment !== '' && (
        <OrderPart title={t('order.comment')}>
          <p>{order.comment}</p>
        </OrderPart>
      )}
    </>
  );
};

/** How it is paid; while it waits to be paid, its state says that. Rules 13.6. */
const OrderPayment = ({ order }: { readonly order: TrackedOrder }) => {
  const t = useText();
  const paymentMessage = usePaymentMessage();
  return waitsForPayment(order) ? null : (
    <OrderPart title={t('order.payment')}>
      <p role="status">{paymentMessage(order)}</p>
    </OrderPart>
  );
};

export const KnownOrder = ({ tracking, lead, takesFocus = false }: KnownOrderProps) => {
  const t = useText();
  const { order, reference, changing } = tracking;
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) top.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <h1 className={heading} ref={top} tabIndex={-1}>
        {t('order.number', { number: order.number })}
      </h1>
      <p className={under}>{lead}</p>
      <div className={orderRoom}>
        <div className={orderColumns}>
          <div className={column24}>
            <OrderStatus tracking={tracking} />
            <OrderPicture order={order} />
            <OrderDetails order={order} />
            <OrderPayment order={order} />
            <WaysOn order={order} />
            {order.canCancel && (
              <CancelOrder
                reference={reference}
                hasReturns={order.payment.status === 'paid' || order.bonuses > 0}
                isCancelling={changing === 'cancelling'}
              />
            )}
          </div>
          <div className={column24}>
            <OrderPart title={t('order.ordered')} isBox>
              <OrderedList order={order} />
            </OrderPart>
            <OrderPapers order={order} />
          </div>
        </div>
      </div>
      <Receipt order={order} />
    </>
  );
};
