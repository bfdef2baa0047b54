import { useSelector } from 'react-redux';
import { selectDeliveryInfo } from '../../../application/delivery/delivery-info-slice';
import { usePageStatus } from '../../navigation/use-page-status';
import { ShopLink } from '../../navigation/shop-link';
import { startButton } from '../../components/button-styles';
import { pageHeading } from '../../components/heading-styles';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { DeliverySkeleton } from './delivery-skeleton';
import { MoneyRules } from './money-rules';
import { PaymentTypes } from './payment-types';
import { PickupBranches } from './pickup-branches';
import { ZoneTerms } from './zone-terms';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
`;

/** Where the city delivers, from what sum, how one pays and where one can fetch an order. */
export const DeliveryPage = () => {
  const t = useText();
  const heading = usePageHeading(t('delivery.title'));
  const status = usePageStatus();
  const info = useSelector(selectDeliveryInfo);
  const isReady = status.kind === 'ready' && info !== null;
  return (
    <div className={page}>
      <h1 className={pageHeading}>{heading}</h1>
      {isReady ? (
        <>
          <ZoneTerms zones={info.zones} />
          <PickupBranches />
          {info.payments.length > 0 && <PaymentTypes payments={info.payments} />}
          <MoneyRules />
          <ShopLink className={startButton} to="/contacts">
            {t('delivery.contacts')}
          </ShopLink>
        </>
      ) : (
        <DeliverySkeleton />
      )}
    </div>
  );
};
