import { useSelector } from 'react-redux';
import { selectPaidDelivery } from '../../application/checkout/checkout-way';
import { ShopLink } from '../navigation/shop-link';
import { useMoney } from '../hooks/use-money';
import { Modal } from '../components/modal';
import { useText } from '../i18n/use-text';
import { FittingDishes } from './fitting-dishes';
import { SheetBar } from '../components/sheet-bar';
import { quietSheetButton, sheetButton } from '../components/sheet-styles';
import { css } from '../theme/emotion';

const textBlock = css({ display: 'grid', gap: 8, fontSize: 'var(--size-17)' });
const more = css({ color: 'var(--text-soft)', fontSize: 'var(--size-15)' });

/** Says that delivery would be free with a few more dishes; the customer goes on, or adds some, here or on the menu. Rules 8.8. */
export const DeliveryPriceModal = () => {
  const t = useText();
  const money = useMoney();
  const paid = useSelector(selectPaidDelivery);
  const price = paid && money(paid.price);
  return (
    <Modal
      name="deliveryPrice"
      beginsAtFooter
      title={
        price === null
          ? t('modal.deliveryPrice.reached')
          : t('modal.deliveryPrice.title', { price })
      }
      footer={
        <SheetBar message={null}>
          <ShopLink className={sheetButton} to="/checkout">
            {t('cart.checkout')}
          </ShopLink>
          <ShopLink className={quietSheetButton} to="/products">
            {t('modal.deliveryPrice.add')}
          </ShopLink>
        </SheetBar>
      }
    >
      <div className={textBlock} role="status">
        {paid ? (
          <>
            <p>{t('modal.deliveryPrice.text')}</p>
            <p className={more}>{t('cart.freeMissing', { missing: money(paid.missing) })}</p>
          </>
        ) : (
          <p>{t('modal.deliveryPrice.reachedText')}</p>
        )}
      </div>
      <FittingDishes missing={paid?.missing ?? null} />
    </Modal>
  );
};
