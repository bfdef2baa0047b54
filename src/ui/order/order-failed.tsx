import { useDispatch } from 'react-redux';
import type { OrderReference } from '../../domain/order/order-reference';
import { trackingWanted } from '../../application/tracking/tracking-slice';
import { ShopLink } from '../navigation/shop-link';
import { primaryButton, secondaryButton } from '../components/button-styles';
import { EmptyPage } from '../components/empty-page';
import { useText } from '../text/use-text';

export const OrderFailed = ({ reference }: { readonly reference: OrderReference }) => {
  const t = useText();
  const dispatch = useDispatch();
  const isOwn = reference.kind === 'own';
  return (
    <EmptyPage
      icon="warning"
      title={t('order.failedTitle')}
      text={t(isOwn ? 'order.failedOwnText' : 'order.failedText')}
    >
      <button
        type="button"
        className={primaryButton}
        onClick={() => dispatch(trackingWanted(reference))}
      >
        {t('error.retry')}
      </button>
      <ShopLink className={secondaryButton} to="/">
        {t('order.toMain')}
      </ShopLink>
    </EmptyPage>
  );
};
