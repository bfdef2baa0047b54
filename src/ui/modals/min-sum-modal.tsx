import { useDispatch, useSelector } from 'react-redux';
import { selectCalculation } from '../../application/cart/cart-slice';
import { selectMinimumMissing } from '../../application/checkout/checkout-way';
import { selectOfferedTypes } from '../../application/delivery/delivery-selectors';
import { pickupPreferred } from '../../application/delivery/places-list-slice';
import { modalClosed, modalOpened } from '../../application/modals/modal-slice';
import { ShopLink } from '../navigation/shop-link';
import { useMoney } from '../hooks/use-money';
import { Modal } from '../components/modal';
import { useText } from '../i18n/use-text';
import { FittingDishes } from './fitting-dishes';
import { SheetBar } from '../components/sheet-bar';
import { quietSheetButton, sheetButton } from '../components/sheet-styles';
import { MenuLink } from '../components/menu-link';

/** Says what an order lacks to the minimum of its address, and how to get over it. Rules 8.7. */
export const MinSumModal = () => {
  const t = useText();
  const money = useMoney();
  const dispatch = useDispatch();
  const missing = useSelector(selectMinimumMissing);
  const minimum = useSelector(selectCalculation)?.zone?.minOrder;
  const isReached = missing === null || minimum === undefined;
  const hasPickup = useSelector(selectOfferedTypes).includes('pickup');
  return (
    <Modal
      name="minSum"
      beginsAtFooter
      title={isReached ? t('modal.minSum.reached') : t('modal.minSum.title')}
      footer={
        <SheetBar message={null}>
          {isReached && (
            // The checkout itself may be the page below, which a link to it would not leave.
            <ShopLink
              className={sheetButton}
              to="/checkout"
              onClick={() => dispatch(modalClosed('minSum'))}
            >
              {t('cart.checkout')}
            </ShopLink>
          )}
          <MenuLink className={isReached ? quietSheetButton : sheetButton} />
          {!isReached && hasPickup && (
            <button
              type="button"
              className={quietSheetButton}
              onClick={() => {
                dispatch(pickupPreferred(undefined));
                dispatch(modalOpened('location'));
              }}
            >
              {t('modal.minSum.pickup')}
            </button>
          )}
        </SheetBar>
      }
    >
      <p role="status">
        {isReached
          ? t('modal.minSum.reachedText')
          : t('modal.minSum.text', { minimum: money(minimum), missing: money(missing) })}
      </p>
      <FittingDishes missing={missing} />
    </Modal>
  );
};
