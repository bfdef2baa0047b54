import { useSelector } from 'react-redux';
import { selectCalculation } from '../../../application/cart/cart-slice';
import {
  selectCheckoutForm,
  selectIsFree,
  selectPaymentTypes,
} from '../../../application/checkout/checkout-selectors';
import { selectSettings } from '../../../application/settings/settings-slice';
import { isPaidOnline } from '../../../domain/order/payment-type';
import { NoScriptPart } from '../../no-script/no-script-part';
import { useMoney } from '../../hooks/use-money';
import { scriptsOnly } from '../../components/scripts-only';
import { RadioList } from '../../forms/radio-list';
import { RadioRow } from '../../forms/radio-row';
import { TextField } from '../../forms/text-field';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { Section } from '../../components/section';
import type { CheckoutFormState } from './use-checkout-form';
import { infoTone } from '../../theme/shared-styles';

const narrow = css({ maxWidth: 320 });

const note = css(infoTone, {
  padding: '10px 14px',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--size-15)',
});

/** What a large order asks first, unless all of it is paid online. Rules 8.10. */
const DepositNote = () => {
  const t = useText();
  const money = useMoney();
  const deposit = useSelector(selectCalculation)?.deposit ?? null;
  const type = useSelector(selectCheckoutForm).paymentType;
  if (!deposit || isPaidOnline(type)) return null;
  return (
    <p className={note}>
      {t('checkout.deposit', { amount: money(deposit.amount), rest: money(deposit.rest) })}
    </p>
  );
};

const PlayMoneyNote = () => {
  const t = useText();
  const isPretended = useSelector(selectSettings)?.sandboxes.includes('payment');
  return isPretended ? <p className={note}>{t('checkout.playMoney')}</p> : null;
};

/** How the order is paid. Rules 13.6. */
export const PaymentSection = ({ state }: { readonly state: CheckoutFormState }) => {
  const t = useText();
  const offered = useSelector(selectPaymentTypes);
  const chosen = useSelector(selectCheckoutForm).paymentType;
  const isFree = useSelector(selectIsFree);
  return (
    <Section title={t('checkout.payment')}>
      {offered.length === 0 && <p role="status">{t('checkout.noPayments')}</p>}
      <RadioList
        label={t('checkout.payment')}
        isLabelHidden
        error={state.form.errorOf('paymentType')}
      >
        {offered.map((type) => (
          <div key={type} className={isPaidOnline(type) ? scriptsOnly : undefined}>
            <RadioRow
              name="paymentType"
              value={type}
              title={t(`delivery.payments.${type}`)}
              isChosen={chosen === type}
              onChoose={() => state.fill({ paymentType: type })}
            />
          </div>
        ))}
      </RadioList>
      {isFree && <p className={note}>{t('order.payments.nothing')}</p>}
      {chosen === 'cash' && offered.includes('cash') && !isFree && (
        <div className={narrow}>
          <TextField
            label={t('checkout.changeFrom')}
            hint={t('checkout.changeHint')}
            inputMode="decimal"
            {...state.textField('changeFrom')}
          />
        </div>
      )}
      <NoScriptPart at="payment" />
      <DepositNote />
      <PlayMoneyNote />
    </Section>
  );
};
