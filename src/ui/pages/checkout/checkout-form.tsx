import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCalculation } from '../../../application/cart/cart-slice';
import { modalOpened } from '../../../application/modals/modal-slice';
import { selectIsLocked, selectRefusedOrder } from '../../../application/placing/placing-slice';
import { OrderKeyField } from '../../no-script/no-script-part';
import { useShopPath } from '../../navigation/use-shop-path';
import { scriptsOnly } from '../../components/scripts-only';
import { FormError } from '../../forms/form-error';
import { css, cx } from '../../theme/emotion';
import { PAGE_FROM_DESKTOP, PAGE_FROM_WIDE } from '../../theme/media';
import { BonusEntry } from '../cart/bonus-entry';
import { EquipmentBlock } from '../cart/equipment-block';
import { PromoEntry } from '../cart/promo-entry';
import { ContactSection } from './contact-section';
import { OrderSummary } from './order-summary';
import { PaymentSection } from './payment-section';
import { PlaceBar } from './place-bar';
import { PlaceSection } from './place-section';
import { TimeSection } from './time-section';
import { useCheckoutForm } from './use-checkout-form';
import { selectCheckout } from '../../../application/checkout/checkout-slice';
import { MAX_ORDER_COMMENT, clampOrderComment } from '../../../domain/cart/order-limits';
import { countCharacters } from '../../../domain/text/characters';
import { TextField } from '../../forms/text-field';
import { TickRow } from '../../forms/tick-row';
import { useText } from '../../i18n/use-text';
import { openTitle, partCard } from './checkout-part';
import type { CheckoutFormState } from './use-checkout-form';
import { oneColumn, belowHeader, column16, mutedCard } from '../../theme/shared-styles';

/* A column on phones, so that the bar with the button stays in sight along all of it. */
const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 32,
  [PAGE_FROM_DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
  },
  [PAGE_FROM_WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', gap: 64 },
});

const facts = css(oneColumn, { gap: 12, minWidth: 0, '&:disabled': { opacity: 0.6 } });

const side = css({
  display: 'contents',
  [PAGE_FROM_DESKTOP]: [belowHeader, column16, mutedCard, { padding: 20 }],
});

/* One of the two without the other, or none, takes no room. */
const benefits = css(oneColumn, { gap: 12, "p[role='alert']:empty": { display: 'none' } });

/** What else the restaurant should know. Rules 13.7. */
const CommentSection = ({ state }: { readonly state: CheckoutFormState }) => {
  const t = useText();
  const id = useId();
  const isQuiet = useSelector(selectCheckout).doNotCallBack;
  const { onType, ...field } = state.textField('comment');
  return (
    <section className={partCard} aria-labelledby={id}>
      <h2 className={openTitle} id={id}>
        {t('checkout.more')}
      </h2>
      <EquipmentBlock isOffered />
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
    </section>
  );
};

/** Opens the modal that explains the minimum, for an order below it. Rules 8.7. */
const useMinimumAnnounced = (): void => {
  const dispatch = useDispatch();
  const isBelow = useSelector(selectRefusedOrder)?.code === 'min_order';
  useEffect(() => {
    if (isBelow) dispatch(modalOpened('minSum'));
  }, [isBelow, dispatch]);
};

export const CheckoutForm = () => {
  const state = useCheckoutForm();
  const isHeld = useSelector(selectIsLocked);
  const shopPath = useShopPath();
  const total = useSelector(selectCalculation)?.total ?? '';
  useMinimumAnnounced();
  return (
    <form className={form} {...state.form.element} method="post" action={shopPath('/checkout')}>
      <fieldset className={facts} disabled={isHeld}>
        <OrderKeyField />
        <input type="hidden" name="total" value={total} />
        <PlaceSection error={state.form.errorOf('place')} />
        <TimeSection error={state.form.errorOf('time')} />
        <ContactSection state={state} />
        <PaymentSection state={state} />
        <CommentSection state={state} />
        <div className={cx(benefits, scriptsOnly)}>
          <PromoEntry />
          <FormError text={state.form.errorOf('promocode')} />
          <BonusEntry />
          <FormError text={state.form.errorOf('bonuses')} />
        </div>
      </fieldset>
      <div className={side}>
        <OrderSummary />
        <PlaceBar refused={state.refused} isHeld={state.form.isHeld} />
      </div>
    </form>
  );
};
