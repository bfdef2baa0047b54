import { useEffect, useId, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { modalOpened } from '../../application/modals/modal-slice';
import type { CodeCarrier } from '../../application/ports/sign-in-gateway';
import { selectSettings } from '../../application/settings/settings-slice';
import { selectSetup } from '../../application/setup/setup-slice';
import type { SignInState } from '../../application/sign-in/sign-in-slice';
import { codeRequested, phoneEdited, selectSignIn } from '../../application/sign-in/sign-in-slice';
import { maskPhone } from '../../domain/phone/phone-mask';
import { validatePhone } from '../../domain/phone/validate-phone';
import { useServerClock } from '../hooks/server-clock-context';
import { Modal } from '../components/modal';
import { PhoneField } from '../forms/phone-field';
import { phoneMessage } from '../forms/phone-message';
import { useForm } from '../forms/use-form';
import { useText } from '../i18n/use-text';
import { SheetBar } from '../components/sheet-bar';
import { sheetButton } from '../components/sheet-styles';
import { refusalMessage } from './sign-in/refusal-message';

const usePhoneForm = (signIn: SignInState) => {
  const t = useText();
  const { now } = useServerClock();
  const dispatch = useDispatch();
  const country = useSelector(selectSetup).country;
  const refused = refusalMessage(signIn.sending, t);
  const answered = useMemo(() => (refused === undefined ? {} : { phone: refused }), [refused]);
  const form = useForm({
    // Coming back from the code, a customer corrects a digit instead of typing all of them again.
    initial: { phone: maskPhone(signIn.sent?.phone ?? '', country) },
    check: ({ phone }) => {
      const valid = validatePhone(phone, country);
      return valid.ok ? {} : { phone: phoneMessage(valid.error, t) };
    },
    answered,
    isBusy: signIn.sending.kind === 'running',
    onSubmit: ({ phone }) => {
      const valid = validatePhone(phone, country);
      if (!valid.ok) return;
      const { sent } = signIn;
      const isOnItsWay = sent?.phone === valid.value && sent.resendAt > now();
      // The shop would not send another one yet, and the one before is as good.
      dispatch(isOnItsWay ? modalOpened('authCode') : codeRequested(valid.value));
    },
  });
  const { onType, ...field } = form.textField('phone');
  const type = (text: string): void => {
    if (signIn.sending.kind === 'refused') dispatch(phoneEdited(undefined));
    onType(text);
  };
  return { element: form.element, field: { ...field, country, onType: type } };
};

/** Asks for the phone that the code goes to; where no codes are sent, the phone alone logs in. */
export const AuthPhoneModal = () => {
  const t = useText();
  const dispatch = useDispatch();
  const formId = useId();
  const signIn = useSelector(selectSignIn);
  const isCodeSent = useSelector(selectSettings)?.isCodeSent ?? true;
  const { element, field } = usePhoneForm(signIn);
  const carrier: CodeCarrier = signIn.method === 'whatsapp' ? 'whatsapp' : 'sms';
  const isRunning = signIn.sending.kind === 'running';
  const { ref } = element;
  useEffect(() => {
    // Behind the dialog's own choice, which is its first button.
    ref.current?.querySelector('input')?.focus();
  }, [ref]);
  const running = t(isCodeSent ? 'signIn.sending' : 'signIn.loggingIn');
  const label = t(isCodeSent ? `signIn.getCode.${carrier}` : 'frame.logIn');
  return (
    <Modal
      name="authPhone"
      title={t(`signIn.phoneTitle.${carrier}`)}
      onBack={() => dispatch(modalOpened('auth'))}
      footer={
        <SheetBar message={null}>
          <button type="submit" className={sheetButton} form={formId} aria-disabled={isRunning}>
            {isRunning ? running : label}
          </button>
        </SheetBar>
      }
    >
      <form id={formId} {...element}>
        <PhoneField
          {...field}
          label={t('signIn.phoneLabel')}
          hint={isCodeSent ? t(`signIn.phoneHint.${carrier}`) : undefined}
        />
      </form>
    </Modal>
  );
};
