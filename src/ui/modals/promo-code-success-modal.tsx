import { useDispatch, useSelector } from 'react-redux';
import { selectCalculation } from '../../application/cart/cart-slice';
import { modalClosed } from '../../application/modals/modal-slice';
import { selectOrderOptions } from '../../application/order-options/order-options-slice';
import { useMoney } from '../hooks/use-money';
import { Modal } from '../components/modal';
import { useText } from '../i18n/use-text';
import { OneButtonBar } from '../components/sheet-bar';
import { largeText } from '../theme/shared-styles';

export const PromoCodeSuccessModal = () => {
  const t = useText();
  const money = useMoney();
  const dispatch = useDispatch();
  const promo = useSelector(selectCalculation)?.promo ?? null;
  const persisted = useSelector(selectOrderOptions).promoCode;
  const code = promo?.code ?? persisted ?? '';
  // Free delivery and gifts take nothing off the dishes.
  const discount = promo?.kind === 'applied' && promo.discount > 0 ? promo.discount : null;
  return (
    <Modal
      name="promocodeSuccess"
      beginsAtFooter
      title={t('promo.successTitle')}
      footer={
        <OneButtonBar
          text={t('promo.back')}
          onClick={() => dispatch(modalClosed('promocodeSuccess'))}
        />
      }
    >
      <p className={largeText}>
        {discount === null
          ? t('promo.successPlain', { code })
          : t('promo.success', { code, amount: money(discount) })}
      </p>
    </Modal>
  );
};
