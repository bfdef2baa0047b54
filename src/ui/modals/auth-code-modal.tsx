import { useDispatch, useSelector } from 'react-redux';
import { modalOpened } from '../../application/modals/modal-slice';
import type { SignInState } from '../../application/sign-in/sign-in-slice';
import { codeAsked, codeEntered, selectSignIn } from '../../application/sign-in/sign-in-slice';
import { selectPlacing } from '../../application/placing/placing-slice';
import type { PhoneNumber } from '../../domain/phone/validate-phone';
import { Modal } from '../components/modal';
import { useText } from '../text/use-text';
import { CodeSentTo } from './sign-in/code-sent-to';
import { CodeStep, codeColumn } from './sign-in/code-step';
import { ResendCode } from './sign-in/resend-code';
import { NewTelegramLink, TelegramStep } from './sign-in/telegram-step';

/** The phone that the code went to; null while Telegram has not told it. */
const phoneOf = ({ method, telegram, sent }: SignInState): PhoneNumber | null => {
  if (method === 'telegram') return telegram.kind === 'open' ? telegram.phone : null;
  return sent?.phone ?? null;
};

/** Changes when what is in the boxes is no longer meant: a code was refused, or another one comes. */
const roundOf = ({ refusedCodes, sent, telegram }: SignInState): string =>
  [
    refusedCodes,
    sent?.resendAt ?? '',
    telegram.kind === 'open' ? telegram.link.uuid : telegram.kind,
  ].join('/');

/** Asks for the code that came, and for Telegram first for the phone that only it can tell. */
export const AuthCodeModal = () => {
  const t = useText();
  const dispatch = useDispatch();
  const signIn = useSelector(selectSignIn);
  const { kind } = useSelector(selectPlacing);
  const isForOrder = kind === 'code' || kind === 'placing';
  const isTelegram = signIn.method === 'telegram';
  const phone = phoneOf(signIn);
  const { sent } = signIn;
  return (
    <Modal
      name="authCode"
      title={t(`signIn.codeTitle.${signIn.method}`)}
      {...(isForOrder
        ? {}
        : {
            onBack: () => dispatch(modalOpened(isTelegram ? 'auth' : 'authPhone')),
          })}
    >
      <div className={codeColumn}>
        {isTelegram && <TelegramStep />}
        {phone !== null && <CodeSentTo method={signIn.method} phone={phone} />}
        {(!isTelegram || signIn.telegram.kind === 'open') && (
          <CodeStep
            round={roundOf(signIn)}
            checking={signIn.loggingIn}
            onComplete={(code) => dispatch(codeEntered(code))}
          />
        )}
        {!isTelegram && sent && (
          <ResendCode
            resendAt={sent.resendAt}
            sending={signIn.sending}
            onResend={() => dispatch(codeAsked(sent.phone))}
          />
        )}
        {isTelegram && phone !== null && <NewTelegramLink />}
      </div>
    </Modal>
  );
};
