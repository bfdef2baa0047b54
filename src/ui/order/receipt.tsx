import { createPortal, flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { selectCity } from '../../application/city/city-slice';
import type { TrackedOrder } from '../../domain/order/tracked-order';
import { useShopBrand } from '../i18n/use-shop-brand';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { Moment } from './moment';
import { OrderedList } from './ordered-list';
import { usePaymentMessage } from './payment-message';
import { useEffect, useState } from 'react';

interface ReceiptProps {
  readonly order: TrackedOrder;
}

/** Returns whether the page is being put on paper: what is only for paper has to be there at once. */
const useIsPrinting = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => {
      flushSync(() => setIsPrinting(true));
    };
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
};

/** On paper there is nothing but the receipt. */
const ALONE =
  '@media print{:root{color-scheme:only light}html,body{background:#fff}body>*:not([data-receipt]){display:none!important}@page{margin:14mm}}';

const paper = css({
  display: 'none',
  '@media print': {
    display: 'block',
    maxWidth: '120mm',
    margin: '0 auto',
    // Ink on paper, whatever the colours of the screen.
    '--text': '#000',
    '--text-soft': '#333',
    '--line': '#999',
    background: '#fff',
    color: '#000',
    fontSize: '10.5pt',
    'li, dl > div': { breakInside: 'avoid' },
  },
});

const shop = css({ fontWeight: 700, fontSize: '16pt' });

const facts = css({
  margin: '4mm 0',
  paddingBottom: '4mm',
  borderBottom: '1px solid var(--line)',
  overflowWrap: 'anywhere',
});

const paid = css({ marginTop: '4mm', paddingTop: '4mm', borderTop: '1px solid var(--line)' });

const Paper = ({ order }: ReceiptProps) => {
  const t = useText();
  const { name } = useShopBrand();
  const city = useSelector(selectCity)?.name ?? '';
  const paymentMessage = usePaymentMessage();
  return (
    <section className={paper} data-receipt="" aria-label={t('order.receipt')}>
      <style>{ALONE}</style>
      <p className={shop}>{name}</p>
      <div className={facts}>
        <p>{order.type === 'pickup' ? order.place : city}</p>
        <p>{t('order.number', { number: order.number })}</p>
        <p>
          <Moment at={order.placedAt} />
        </p>
      </div>
      <OrderedList order={order} />
      <p className={paid}>{paymentMessage(order)}</p>
    </section>
  );
};

/**
 * What is printed of an order: who sold what, when and for how much. It is there while it is printed,
 * and stands beside the page, of which nothing is printed; no address is on it. Rules 13.12.
 */
export const Receipt = ({ order }: ReceiptProps) => {
  const isPrinting = useIsPrinting();
  return isPrinting ? createPortal(<Paper order={order} />, document.body) : null;
};
