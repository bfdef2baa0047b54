import { useDispatch, useSelector } from 'react-redux';
import type { FreshCodeState } from '../../application/sign-in/fresh-code-slice';
import {
  freshCodeEntered,
  freshCodeRequested,
  selectFreshCode,
} from '../../application/sign-in/fresh-code-slice';
import { instant } from '../../domain/time/instant';
import { Modal } from '../components/modal';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { CodeSentTo } from './sign-in/code-sent-to';
import { CodeStep, codeColumn } from './sign-in/code-step';
import { ResendCode } from './sign-in/resend-code';

const why = css({ maxWidth: '40ch', textWrap: 'balance' });

const NOW = instant(0);

/** Changes when what is in the boxes is no longer meant: a code was refused, or another one comes. */
const roundOf = ({ refusedCodes, isSent, resendAt }: FreshCodeState): string =>
  [refusedCodes, isSent ? resendAt : ''].join('/');

/** Asks a signed-in customer for a code before an account is deleted or copied. Rules 19.7. */
export const ConfirmCodeModal = () => {
  const t = useText();
  const dispatch = useDispatch();
  const freshCode = useSelector(selectFreshCode);
  const { request, isSent, sending, resendAt, checking } = freshCode;
  if (request === null) return null;
  return (
    <Modal name="confirmCode" title={t('account.confirmTitle')}>
      <div className={codeColumn}>
        <p className={why}>{t(`account.confirmWhy.${request.purpose}`)}</p>
        {isSent && <CodeSentTo method={request.carrier} phone={request.phone} />}
        <CodeStep
          round={roundOf(freshCode)}
          checking={checking}
          onComplete={(code) => dispatch(freshCodeEntered(code))}
        />
        <ResendCode
          resendAt={resendAt ?? NOW}
          sending={sending}
          onResend={() => dispatch(freshCodeRequested(undefined))}
        />
      </div>
    </Modal>
  );
};
