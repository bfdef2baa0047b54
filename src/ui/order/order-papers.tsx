import type { TrackedOrder } from '../../domain/order/tracked-order';
import { secondaryButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { useText } from '../text/use-text';
import { css } from '../theme/emotion';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { isOver, stageOf } from './stage';
import { useSelector } from 'react-redux';
import { selectOrderPhone } from '../../application/city/city-selectors';
import { calendarFile } from '../../domain/order/calendar-file';
import { useServerClock } from '../hooks/server-clock-context';
import { useShopWords } from '../text/use-shop-words';
import { useOrderMoney } from './use-order-money';
import { wrappingRow } from '../theme/shared-styles';

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
  const { name } = useShopWords();
  const money = useOrderMoney();
  const { number, expected, type, place, total } = order;
  const phone = useSelector(selectOrderPhone(order.phones));
  return () => {
    const words = { shop: name, number };
    const file = calendarFile({
      uid: `order-${number}@${window.location.hostname}`,
      writtenAt: now(),
      from: expected.from,
      to: expected.to,
      title: t(type === 'delivery' ? 'order.calendarDelivery' : 'order.calendarPickup', words),
      place: type === 'pickup' ? place : '',
      text: [
        `${t('cart.total')}: ${money(total, order)}`,
        ...(phone === undefined ? [] : [t('order.call', { phone })]),
      ].join('\n'),
    });
    save(`${t('order.number', { number })}.ics`, file);
  };
};

export const OrderPapers = ({ order }: { readonly order: TrackedOrder }) => {
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
