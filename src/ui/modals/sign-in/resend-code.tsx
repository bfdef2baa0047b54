import { css } from '@emotion/react';
import { useDispatch, useSelector } from 'react-redux';
import type { SentCode } from '../../../application/sign-in/sign-in-slice';
import { codeAsked } from '../../../application/sign-in/sign-in-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { useSecondsLeft } from '../../app/use-seconds-left';
import { quietButton } from '../../components/button-styles';
import { FormError } from '../../forms/form-error';
import { countdownClock } from '../../text/countdown-clock';
import { useText } from '../../text/use-text';
import { refusalWords } from './refusal-words';

interface ResendCodeProps {
  readonly sent: SentCode;
}

const block = css`
  display: grid;
  justify-items: center;
  text-align: center;
`;

const button = css`
  ${quietButton};
  font-variant-numeric: tabular-nums;
  /* The seconds are to be read while nothing can be pressed. */
  &[aria-disabled='true'] {
    color: var(--text-soft);
    opacity: 1;
  }
`;

/** Sends the code once more, as soon as the shop does so; until then it counts the seconds, in silence. */
export const ResendCode = ({ sent }: ResendCodeProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const { sending } = useSelector((state: ShopState) => state.signIn);
  const left = useSecondsLeft(sent.resendAt);
  const isRunning = sending.kind === 'running';
  const isHeld = isRunning || left > 0;
  const label =
    left > 0 ? t('signIn.resendIn', { time: countdownClock(left) }) : t('signIn.resend');
  return (
    <div css={block}>
      <button
        type="button"
        css={button}
        aria-disabled={isHeld}
        onClick={() => {
          if (!isHeld) dispatch(codeAsked(sent.phone));
        }}
      >
        {isRunning ? t('signIn.sending') : label}
      </button>
      <FormError text={refusalWords(sending, t)} />
    </div>
  );
};
