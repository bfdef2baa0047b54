import { css } from '@emotion/react';
import { useSelector } from 'react-redux';
import { selectPaidDelivery } from '../../application/cart/checkout-way';
import type { ShopState } from '../../application/store/root-reducer';
import { NOTHING } from '../../domain/money/money';
import { ShopLink } from '../app/shop-link';
import { useMoney } from '../app/use-money';
import { Modal } from '../components/modal';
import { useText } from '../text/use-text';
import { SheetBar } from './sheet-bar';
import { quietSheetButton, sheetButton } from './sheet-styles';
import { useCloseOnPathChange } from './use-close-on-path-change';

const words = css`
  display: grid;
  gap: 8px;
  font-size: var(--size-17);
`;

const more = css`
  color: var(--text-soft);
  font-size: var(--size-15);
`;

/** Says that delivery would be free with a few more dishes; the customer goes on, or adds some. Rules 8.8. */
export const DeliveryPriceModal = () => {
  const t = useText();
  const money = useMoney();
  useCloseOnPathChange('deliveryPrice');
  const paid = useSelector(selectPaidDelivery);
  const last = useSelector((state: ShopState) => state.cart.calculation?.deliveryPrice);
  const price = money(paid?.price ?? last ?? NOTHING);
  return (
    <Modal
      name="deliveryPrice"
      title={t('modal.deliveryPrice.title', { price })}
      footer={
        <SheetBar message={null}>
          <ShopLink css={sheetButton} to="/checkout">
            {t('modal.deliveryPrice.go', { price })}
          </ShopLink>
          <ShopLink css={quietSheetButton} to="/products">
            {t('modal.deliveryPrice.add')}
          </ShopLink>
        </SheetBar>
      }
    >
      <div css={words}>
        <p>{t('modal.deliveryPrice.text')}</p>
        {paid && <p css={more}>{t('cart.freeMissing', { missing: money(paid.missing) })}</p>}
      </div>
    </Modal>
  );
};
