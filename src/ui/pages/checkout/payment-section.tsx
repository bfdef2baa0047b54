import { useSelector } from 'react-redux';
import { selectCalculation } from '../../../application/cart/cart-slice';
import {
  selectCheckoutForm,
  selectCheckoutRefusals,
  selectIsFree,
  selectPaymentTypes,
} from '../../../application/checkout/checkout-selectors';
import { selectSettings } from '../../../application/settings/settings-slice';
import { isPaidOnline } from '../../../domain/order/payment-type';
import { NoScriptPart } from '../../no-script/no-script-part';
import { useMoney } from '../../hooks/use-money';
import { scriptsOnly } from '../../components/scripts-only';
import { RadioList } from '../../forms/radio-list';
import { RadioChip } from '../../forms/radio-chip';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { ChangeChoice } from './change-choice';
import { CheckoutPart } from './checkout-part';
import type { CheckoutFormState } from './use-checkout-form';
import { infoTone } from '../../theme/shared-styles';

const note = css(infoTone, {
  padding: '10px 14px',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--size-15)',
});

interface PaymentSectionProps {
  readonly state: CheckoutFormState;
}

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
  const type = useSelector(selectCheckoutForm).paymentType;
  return isPretended && isPaidOnline(type) ? (
    <p className={note}>{t('checkout.playMoney')}</p>
  ) : null;
};

const Ways = ({ state }: PaymentSectionProps) => {
  const t = useText();
  const offered = useSelector(selectPaymentTypes);
  const chosen = useSelector(selectCheckoutForm).paymentType;
  return (
    <RadioList
      label={t('checkout.payment')}
      isLabelHidden
      row="wrapping"
      error={state.form.errorOf('paymentType')}
    >
      {offered.map((type) => (
        <div key={type} className={isPaidOnline(type) ? scriptsOnly : undefined}>
          <RadioChip
            name="paymentType"
            value={type}
            isChosen={chosen === type}
            onChoose={() => state.fill({ paymentType: type })}
          >
            {t(`delivery.payments.${type}`)}
          </RadioChip>
        </div>
      ))}
    </RadioList>
  );
};

/** Returns how the order is paid, in a line. */
const usePaymentAnswer = (): string => {
  const t = useText();
  const { paymentType, changeFrom } = useSelector(selectCheckoutForm);
  if (useSelector(selectIsFree)) return t('order.payments.nothing');
  if (paymentType === null) return '';
  const way = t(`delivery.payments.${paymentType}`);
  return paymentType === 'cash' && changeFrom !== ''
    ? `${way}, ${t('checkout.changeOf', { note: changeFrom })}`
    : way;
};

/** How the order is paid. Rules 13.6. */
export const PaymentSection = ({ state }: PaymentSectionProps) => {
  const t = useText();
  const offered = useSelector(selectPaymentTypes);
  const chosen = useSelector(selectCheckoutForm).paymentType;
  const isFree = useSelector(selectIsFree);
  const refusals = useSelector(selectCheckoutRefusals);
  const answer = usePaymentAnswer();
  const { errorOf } = state.form;
  return (
    <>
      <CheckoutPart
        title={t('checkout.payment')}
        answer={answer}
        isComplete={refusals && !refusals.paymentType && !refusals.changeFrom}
        isWrong={(errorOf('paymentType') ?? errorOf('changeFrom')) !== undefined}
      >
        {offered.length === 0 && <p role="status">{t('checkout.noPayments')}</p>}
        <Ways state={state} />
        {isFree && <p className={note}>{answer}</p>}
        {chosen === 'cash' && offered.includes('cash') && !isFree && <ChangeChoice state={state} />}
        <NoScriptPart at="payment" />
      </CheckoutPart>
      <PlayMoneyNote />
      <DepositNote />
    </>
  );
};
