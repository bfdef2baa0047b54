import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { placingFinished } from '../../../application/order/placing-slice';
import { trackingEnded, trackingWanted } from '../../../application/order/tracking-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import type { TrackingKey } from '../../../domain/order/order-tracking';
import { useRoute } from '../../app/located-route';
import { ShopLink } from '../../app/shop-link';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { CheckoutSteps } from '../../components/checkout-steps';
import { EmptyPage } from '../../components/empty-page';
import { Skeleton } from '../../components/skeleton';
import { useText } from '../../text/use-text';
import { KnownOrder } from './known-order';

interface FollowedOrderProps {
  readonly trackingKey: TrackingKey;
}

const bones = css`
  display: grid;
  gap: 16px;
  max-width: 720px;
`;

const NoOrder = () => {
  const t = useText();
  return (
    <EmptyPage icon="cart" title={t('order.noKeyTitle')} text={t('order.noKeyText')}>
      <ShopLink css={primaryButton} to="/">
        {t('order.toMain')}
      </ShopLink>
    </EmptyPage>
  );
};

const Failed = ({ trackingKey }: FollowedOrderProps) => {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <EmptyPage icon="warning" title={t('order.failedTitle')} text={t('order.failedText')}>
      <button
        type="button"
        css={primaryButton}
        onClick={() => {
          dispatch(trackingWanted(trackingKey));
        }}
      >
        {t('error.retry')}
      </button>
      <ShopLink css={secondaryButton} to="/">
        {t('order.toMain')}
      </ShopLink>
    </EmptyPage>
  );
};

const Loading = () => {
  const t = useText();
  return (
    <div css={bones}>
      <h1 role="status">{t('order.loading')}</h1>
      <Skeleton height="200px" />
      <Skeleton height="96px" />
      <Skeleton height="160px" />
    </div>
  );
};

/** An order that is followed for as long as its page is open. Rules 13.3, 13.11. */
const FollowedOrder = ({ trackingKey }: FollowedOrderProps) => {
  const dispatch = useDispatch();
  const tracking = useSelector((state: ShopState) => state.tracking);
  useEffect(() => {
    dispatch(trackingWanted(trackingKey));
    dispatch(placingFinished(undefined));
    return () => {
      dispatch(trackingEnded(undefined));
    };
  }, [trackingKey, dispatch]);
  if (tracking.kind === 'unknown' || tracking.key !== trackingKey) return <Loading />;
  return tracking.kind === 'failed' ? (
    <Failed trackingKey={trackingKey} />
  ) : (
    <KnownOrder tracking={tracking} />
  );
};

/** The page of an order that was placed, found by the key in its address. */
export const AcceptedPage = () => {
  const route = useRoute();
  const key = route.name === 'accepted' ? route.key : null;
  if (key === null) return <NoOrder />;
  return (
    <>
      <CheckoutSteps current="accepted" />
      <FollowedOrder trackingKey={key} />
    </>
  );
};
