import { pageHeading } from '../components/heading-styles';
import { useText } from '../i18n/use-text';
import { Skeleton, Skeletons } from '../components/skeleton';
import { css } from '../theme/emotion';
import { orderColumns, orderRoom } from './order-columns';
import { column24 } from '../theme/shared-styles';

const room = css(orderRoom, { marginTop: 24 });

const OrderSkeleton = () => (
  <div className={room}>
    <div className={orderColumns}>
      <div className={column24}>
        <Skeletons sizes={['180px', '56px', '56px', ['44px', '320px']]} />
      </div>
      <Skeleton height="280px" />
    </div>
  </div>
);

/** Half a page is no receipt. Without scripts nothing more comes: there the page itself is printed. */
const NOTHING_ON_PAPER = '@media print and (not (scripting:none)){body>*{display:none!important}}';

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
