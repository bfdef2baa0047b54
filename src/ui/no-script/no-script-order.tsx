import { useShopPath } from '../navigation/use-shop-path';
import { useText } from '../i18n/use-text';
import type { TrackingKey } from '../../domain/order/order-tracking';
import { orderPagePath } from '../../application/tracking/order-page-path';
import { noScriptLink, noScriptWrong } from './no-script-styles';

/** How the page of an order is looked at where no scripts fetch its news. Rules 13.11, 24.1. */
export const NoScriptOrder = ({ orderKey }: { readonly orderKey: TrackingKey }) => {
  const t = useText();
  const shopPath = useShopPath();
  return (
    <div className={noScriptWrong}>
      <p>{t('noScript.orderStill')}</p>
      <a
        className={noScriptLink}
        href={`${shopPath(orderPagePath({ kind: 'key', key: orderKey }))}&plain=1`}
      >
        {t('noScript.orderRefresh')}
      </a>
    </div>
  );
};
