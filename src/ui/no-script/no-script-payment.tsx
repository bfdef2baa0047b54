import { useSelector } from 'react-redux';
import {
  selectCheckoutForm,
  selectIsFree,
  selectPaymentTypes,
} from '../../application/checkout/checkout-selectors';
import { selectRefusedOrder } from '../../application/placing/placing-slice';
import { TextField } from '../forms/text-field';
import { useText } from '../i18n/use-text';

/** The note to give change from, which scripts show once cash is chosen; and what cannot be had. Rules 13.6, 24.1. */
export const NoScriptPayment = () => {
  const t = useText();
  const offered = useSelector(selectPaymentTypes);
  const isFree = useSelector(selectIsFree);
  const { changeFrom, paymentType } = useSelector(selectCheckoutForm);
  const error = useSelector(selectRefusedOrder)?.errors.changeFrom;
  return (
    <>
      {offered.includes('online') && <p>{t('noScript.noOnline')}</p>}
      {/* Where cash is chosen already the page has the field itself. */}
      {offered.includes('cash') && paymentType !== 'cash' && !isFree && (
        <TextField
          label={t('checkout.changeFrom')}
          hint={t('checkout.changeHint')}
          inputMode="decimal"
          name="changeFrom"
          value={changeFrom}
          error={error}
        />
      )}
    </>
  );
};
