import { useSelector } from 'react-redux';
import { selectCheckout } from '../../../application/checkout/checkout-slice';
import { MAX_ORDER_COMMENT, clampOrderComment } from '../../../domain/cart/order-limits';
import { countCharacters } from '../../../domain/text/characters';
import { TextField } from '../../forms/text-field';
import { TickRow } from '../../forms/tick-row';
import { useText } from '../../text/use-text';
import { Section } from '../../components/section';
import type { CheckoutFormState } from './use-checkout-form';

/** What else the restaurant should know. Rules 13.7. */
export const CommentSection = ({ state }: { readonly state: CheckoutFormState }) => {
  const t = useText();
  const isQuiet = useSelector(selectCheckout).doNotCallBack;
  const { onType, ...field } = state.textField('comment');
  return (
    <Section title={t('checkout.more')}>
      <TextField
        label={t('checkout.comment')}
        hint={t('checkout.charactersLeft', {
          count: Math.max(0, MAX_ORDER_COMMENT - countCharacters(field.value)),
        })}
        lines={3}
        {...field}
        onType={(text) => onType(clampOrderComment(text))}
      />
      <TickRow
        label={t('checkout.doNotCallBack')}
        hint={t('checkout.doNotCallBackHint')}
        name="doNotCallBack"
        isTicked={isQuiet}
        onTick={(doNotCallBack) => state.fill({ doNotCallBack })}
      />
    </Section>
  );
};
