import { useDispatch, useSelector } from 'react-redux';
import { modalOpened } from '../../application/modals/modal-slice';
import { promoRepeated, selectPromoEntry } from '../../application/pricing/promo-entry-slice';
import { Modal } from '../components/modal';
import { PromoRefusal } from '../components/promo-refusal';
import { useText } from '../i18n/use-text';
import { OneButtonBar } from '../components/sheet-bar';
import { largeText } from '../theme/shared-styles';

/** Says that a promo code does not work, and why; the customer may put it right. */
export const PromoCodeErrorModal = () => {
  const t = useText();
  const dispatch = useDispatch();
  const entry = useSelector(selectPromoEntry);
  return (
    <Modal
      name="promocodeError"
      beginsAtFooter
      title={t('promo.title')}
      footer={
        <OneButtonBar
          text={t('promo.repeat')}
          onClick={() => {
            dispatch(promoRepeated(undefined));
            dispatch(modalOpened('promocode'));
          }}
        />
      }
    >
      <p className={largeText} role="alert">
        {entry.kind === 'refused' && <PromoRefusal why={entry.why} />}
      </p>
    </Modal>
  );
};
