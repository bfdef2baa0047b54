import { useDispatch, useSelector } from 'react-redux';
import { modalOpened } from '../../application/modals/modal-slice';
import type { SignInState } from '../../application/sign-in/sign-in-slice';
import { codeRequested, codeEntered, selectSignIn } from '../../application/sign-in/sign-in-slice';
import { selectPlacing } from '../../application/placing/placing-slice';
import type { PhoneNumber } from '../../domain/phone/validate-phone';
import { Modal } from '../components/modal';
import { useText } from '../i18n/use-text';
import { CodeSentTo } from './sign-in/code-sent-to';
import { CodeStep, codeColumn } from './sign-in/code-step';
import { ResendCode } from './sign-in/resend-code';
import type { ShopState } from '../../application/store/root-reducer';
import { primaryButton, quietButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { css } from '../theme/emotion';
import { useAskTelegram } from './sign-in/use-telegram';
import { softLine } from '../theme/shared-styles';

const step = css({ display: 'grid', justifyItems: 'center', gap: 12, textAlign: 'center' });
const textBlock = css({ maxWidth: '38ch', color: 'var(--text-soft)', textWrap: 'pretty' });
const open = css(primaryButton, { minHeight: 48, paddingInline: 24 });

const useLine = ({ telegram }: ShopState['signIn']): string => {
  const t = useText();
  switch (telegram.kind) {
    case 'expired':
      return t('signIn.telegram.expired');
    case 'failed':
      return t('signIn.telegram.failed');
    case 'open':
      return telegram.phone === null ? t('signIn.telegram.waiting') : '';
    default:
      return t('signIn.telegram.preparing');
  }
};

/**
 * The way into Telegram and back. The link is there to click as well, for browsers that did not let
 * its window open.
 */
const TelegramStep = () => {
  const t = useText();
  const signIn = useSelector(selectSignIn);
  const ask = useAskTelegram();
  const said = useLine(signIn);
  const { telegram } = signIn;
  const isOver = telegram.kind === 'expired' || telegram.kind === 'failed';
  const isPhoneKnown = telegram.kind === 'open' && telegram.phone !== null;
  return (
    <div className={step}>
      {!isOver && !isPhoneKnown && <p className={textBlock}>{t('signIn.telegram.ask')}</p>}
      {!isPhoneKnown && (
        <p className={softLine} role="status">
          {said}
        </p>
      )}
      {telegram.kind === 'open' && telegram.phone === null && (
        <a className={open} href={telegram.link.link} target="_blank" rel="noopener noreferrer">
          <Icon name="telegram" />
          <span>{t('signIn.telegram.open')}</span>
        </a>
      )}
      {isOver && (
        <button type="button" className={open} onClick={ask}>
          {t(telegram.kind === 'expired' ? 'signIn.telegram.newLink' : 'error.retry')}
        </button>
      )}
    </div>
  );
};

/** For customers who have shared the phone and got no code, or an expired one. */
const NewTelegramLink = () => {
  const t = useText();
  const ask = useAskTelegram();
  return (
    <button type="button" className={quietButton} onClick={ask}>
      {t('signIn.telegram.newLink')}
    </button>
  );
};

/** The phone that the code was sent to; null until Telegram shares it. */
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
            onResend={() => dispatch(codeRequested(sent.phone))}
          />
        )}
        {isTelegram && phone !== null && <NewTelegramLink />}
      </div>
    </Modal>
  );
};
