import { useDispatch, useSelector } from 'react-redux';
import { selectCalculation } from '../../application/cart/cart-slice';
import { selectMinimumMissing } from '../../application/checkout/checkout-way';
import { selectOfferedTypes } from '../../application/delivery/delivery-selectors';
import { pickupPreferred } from '../../application/delivery/places-list-slice';
import { modalOpened } from '../../application/modals/modal-slice';
import { useMoney } from '../hooks/use-money';
import { Modal } from '../components/modal';
import { useText } from '../text/use-text';
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
  const hasPickup = useSelector(selectOfferedTypes).includes('pickup');
  return (
    <Modal
      name="minSum"
      beginsAtFooter
      title={t('modal.minSum.title')}
      footer={
        <SheetBar message={null}>
          <MenuLink className={sheetButton} />
          {hasPickup && (
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
        {missing === null || minimum === undefined
          ? t('modal.minSum.reached')
          : t('modal.minSum.text', { minimum: money(minimum), missing: money(missing) })}
      </p>
      <FittingDishes missing={missing} />
    </Modal>
  );
};
