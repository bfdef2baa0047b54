import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  selectCheckoutForm,
  selectCheckoutRefusals,
  selectCustomer,
} from '../../../application/checkout/checkout-selectors';
import { profileRequested } from '../../../application/profile/profile-slice';
import { selectIsSignedIn } from '../../../application/session/account-slice';
import { selectSetup } from '../../../application/setup/setup-slice';
import { maskPhone } from '../../../domain/phone/phone-mask';
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

/** Of a customer: what the account knows stays as it is there. Rules 13.7. */
const CustomerFields = ({ state }: ContactSectionProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const country = useSelector(selectSetup).country;
  const customer = useSelector(selectCustomer);
  useEffect(() => {
    if (!customer) dispatch(profileRequested(undefined));
  }, [customer, dispatch]);
  if (!customer) return <Skeletons sizes={['94px', '94px']} />;
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

/** Returns who the order is of, in a line. */
const useContact = (): string => {
  const { country } = useSelector(selectSetup);
  const customer = useSelector(selectCustomer);
  const { firstName, phone } = useSelector(selectCheckoutForm);
  return [
    customer?.firstName ?? firstName,
    customer ? maskPhone(customer.phone, country) : phone,
  ].join(', ');
};

/** Whom the restaurant calls. Rules 13.7, 18.1, 19.1. */
export const ContactSection = ({ state }: ContactSectionProps) => {
  const t = useText();
  const country = useSelector(selectSetup).country;
  const isSignedIn = useSelector(selectIsSignedIn);
  const refusals = useSelector(selectCheckoutRefusals);
  const { errorOf } = state.form;
  const contact = useContact();
  return (
    <CheckoutPart
      title={t('checkout.contact')}
      answer={contact}
      isComplete={refusals && !refusals.firstName && !refusals.phone}
      isWrong={(errorOf('firstName') ?? errorOf('phone')) !== undefined}
    >
      <div className={fieldColumns}>
        {isSignedIn ? (
          <CustomerFields state={state} />
        ) : (
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
      </div>
    </CheckoutPart>
  );
};
