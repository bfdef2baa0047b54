import { css } from '@emotion/react';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { modalOpened } from '../../application/modal/modal-slice';
import type { SignInState } from '../../application/sign-in/sign-in-slice';
import { codeEntered } from '../../application/sign-in/sign-in-slice';
import type { ShopState } from '../../application/store/root-reducer';
import type { PhoneNumber } from '../../domain/phone/validate-phone';
import { maskPhone } from '../../domain/phone/phone-mask';
import { Modal } from '../components/modal';
import { CodeBoxes } from '../forms/code-boxes';
import { useText } from '../text/use-text';
import { refusalWords } from './sign-in/refusal-words';
import { ResendCode } from './sign-in/resend-code';
import { NewTelegramLink, TelegramStep } from './sign-in/telegram-step';
import { useCloseOnPathChange } from './use-close-on-path-change';

const column = css`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding-top: 4px;
  text-align: center;
`;

const words = css`
  color: var(--text-soft);
`;

/* A phone is never parted at the end of a line. */
const number = css`
  color: var(--text);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/* One line is there before anything is said, so that nothing moves. */
const line = css`
  min-height: 1.45em;
  color: var(--text-soft);
`;

const wrong = css`
  color: var(--danger-text);
`;

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

const Sent = ({ signIn, phone }: { readonly signIn: SignInState; readonly phone: PhoneNumber }) => {
  const t = useText();
  const country = useSelector((state: ShopState) => state.setup.country);
  const mark = '\u0000';
  const [before = '', after = ''] = t(`signIn.codeSent.${signIn.method}`, { phone: mark }).split(
    mark,
  );
  return (
    <p css={words}>
      {before}
      <span css={number}>{maskPhone(phone, country)}</span>
      {after}
    </p>
  );
};

const CodeStep = ({ signIn }: { readonly signIn: SignInState }) => {
  const t = useText();
  const dispatch = useDispatch();
  const lineId = useId();
  const refused = refusalWords(signIn.loggingIn, t);
  const isRunning = signIn.loggingIn.kind === 'running';
  return (
    <>
      <CodeBoxes
        label={t('signIn.code')}
        round={roundOf(signIn)}
        describedBy={lineId}
        isWrong={refused !== undefined}
        isBusy={isRunning}
        onComplete={(code) => {
          dispatch(codeEntered(code));
        }}
      />
      <div css={line} id={lineId}>
        <p role="status">{isRunning ? t('signIn.checking') : ''}</p>
        <p css={wrong} role="alert">
          {refused}
        </p>
      </div>
    </>
  );
};

/** Asks for the code that came, and for Telegram first for the phone that only it can tell. */
export const AuthCodeModal = () => {
  const t = useText();
  const dispatch = useDispatch();
  const signIn = useSelector((state: ShopState) => state.signIn);
  const isForOrder = useSelector(
    ({ placing }: ShopState) => placing.kind === 'code' || placing.kind === 'placing',
  );
  useCloseOnPathChange('authCode');
  const isTelegram = signIn.method === 'telegram';
  const phone = phoneOf(signIn);
  return (
    <Modal
      name="authCode"
      title={t(`signIn.codeTitle.${signIn.method}`)}
      {...(isForOrder
        ? {}
        : {
            onBack: () => {
              dispatch(modalOpened(isTelegram ? 'auth' : 'authPhone'));
            },
          })}
    >
      <div css={column}>
        {isTelegram && <TelegramStep />}
        {phone !== null && <Sent signIn={signIn} phone={phone} />}
        {(!isTelegram || signIn.telegram.kind === 'open') && <CodeStep signIn={signIn} />}
        {!isTelegram && signIn.sent && <ResendCode sent={signIn.sent} />}
        {isTelegram && phone !== null && <NewTelegramLink />}
      </div>
    </Modal>
  );
};
