import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  selectCheckoutForm,
  selectCheckoutRefusals,
  selectCustomer,
} from '../../../application/checkout/checkout-selectors';
import type { Profile } from '../../../application/ports/profile-gateway';
import { profileRequested, selectProfile } from '../../../application/profile/profile-slice';
import { selectIsSignedIn } from '../../../application/session/account-slice';
import { selectSetup } from '../../../application/setup/setup-slice';
import { maskPhone } from '../../../domain/phone/phone-mask';
import { FailedPart } from '../../components/failed-part';
import { Skeletons } from '../../components/skeleton';
import { fieldColumns } from '../../forms/field-columns';
import { PhoneField } from '../../forms/phone-field';
import { TextField } from '../../forms/text-field';
import { useText } from '../../i18n/use-text';
import { CheckoutPart } from './checkout-part';
import type { CheckoutFormState } from './use-checkout-form';

interface ContactSectionProps {
  readonly state: CheckoutFormState;
}

interface CustomerFieldsProps extends ContactSectionProps {
  readonly customer: Profile;
}

/** Of a customer: what the account knows stays as it is there. Rules 13.7. */
const CustomerFields = ({ state, customer }: CustomerFieldsProps) => {
  const t = useText();
  const country = useSelector(selectSetup).country;
  return (
    <>
      {customer.firstName === null ? (
        <TextField
          label={t('profile.firstName')}
          autoComplete="given-name"
          {...state.textField('firstName')}
        />
      ) : (
        <TextField
          label={t('profile.firstName')}
          hint={t('checkout.accountName')}
          name="firstName"
          value={customer.firstName}
          isReadOnly
        />
      )}
      <TextField
        label={t('profile.phone')}
        hint={t('checkout.accountPhone')}
        name="phone"
        value={maskPhone(customer.phone, country)}
        isReadOnly
      />
    </>
  );
};

/** Returns a signed-in customer's profile, which comes along with few pages; null while it is unknown. */
const useCustomer = () => {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const customer = useSelector(selectCustomer);
  const isUnknown = isSignedIn && !customer;
  const hasFailed = useSelector(selectProfile).loading === 'failed';
  const ask = useCallback(() => {
    dispatch(profileRequested(undefined));
  }, [dispatch]);
  useEffect(() => {
    if (isUnknown) ask();
  }, [isUnknown, ask]);
  return { customer, isUnknown, hasFailed: isUnknown && hasFailed, ask };
};

const CONTACT = ['firstName', 'phone', 'email'] as const;

/** Whom the restaurant calls, and where the receipt goes. Rules 13.7, 18.1, 19.1, 19.2. */
export const ContactSection = ({ state }: ContactSectionProps) => {
  const t = useText();
  const country = useSelector(selectSetup).country;
  const { customer, isUnknown, hasFailed, ask } = useCustomer();
  const refusals = useSelector(selectCheckoutRefusals);
  const { firstName, phone } = useSelector(selectCheckoutForm);
  const { errorOf } = state.form;
  const contact = customer
    ? [customer.firstName ?? firstName, maskPhone(customer.phone, country)]
    : [firstName, phone];
  const isFilled = refusals && CONTACT.every((field) => !refusals[field]);
  return (
    <CheckoutPart
      title={t('checkout.contact')}
      answer={isUnknown ? null : contact.join(', ')}
      isComplete={isUnknown ? null : isFilled}
      isWrong={hasFailed || CONTACT.some((field) => errorOf(field) !== undefined)}
    >
      <div className={fieldColumns}>
        {customer && <CustomerFields state={state} customer={customer} />}
        {isUnknown && !hasFailed && <Skeletons sizes={['94px', '94px', '94px']} />}
        {hasFailed && <FailedPart text={t('account.failed')} onRetry={ask} />}
        {!customer && !isUnknown && (
          <>
            <TextField
              label={t('profile.firstName')}
              autoComplete="given-name"
              {...state.textField('firstName')}
            />
            <PhoneField
              label={t('profile.phone')}
              hint={t('checkout.phoneHint')}
              country={country}
              {...state.textField('phone')}
            />
          </>
        )}
        {!isUnknown && (
          <TextField
            label={t('checkout.receiptEmail')}
            hint={t('profile.optional')}
            autoComplete="email"
            inputMode="email"
            {...state.textField('email')}
          />
        )}
      </div>
    </CheckoutPart>
  );
};
