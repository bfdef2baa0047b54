import { pageHeading } from '../components/heading-styles';
import { useText } from '../text/use-text';
import { OrderSkeleton } from './order-skeleton';

/** Half a page is no receipt. Without scripts nothing more comes: there the page itself is printed. */
const NOTHING_ON_PAPER = '@media print and (not (scripting:none)){body>*{display:none!important}}';

/** The place of an order that is on its way. */
export const OrderLoading = () => {
  const t = useText();
  return (
    <>
      <style>{NOTHING_ON_PAPER}</style>
      <div role="status">
        <h1 className={pageHeading}>{t('order.loading')}</h1>
      </div>
      <OrderSkeleton />
    </>
  );
};
