import type { StepState } from '../../../application/sign-in/sign-in-slice';
import type { Instant } from '../../../domain/time/instant';
import { useSecondsLeft } from '../../hooks/use-seconds-left';
import { quietButton } from '../../components/button-styles';
import { FormError } from '../../forms/form-error';
import { countdownClock } from '../../i18n/countdown-clock';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { refusalMessage } from './refusal-message';
import { resting } from '../../components/resting';

interface ResendCodeProps {
  /** When another one may be asked for. */
  readonly resendAt: Instant;
  /** Of the code that is, or was to be, sent. */
  readonly sending: StepState;
  readonly onResend: () => void;
}

const block = css({ display: 'grid', justifyItems: 'center', textAlign: 'center' });

const button = css(quietButton, {
  fontVariantNumeric: 'tabular-nums',
  // The seconds are to be read while nothing can be clicked.
  "&[aria-disabled='true']": { color: 'var(--text-soft)', opacity: 1 },
});

/** Sends the code once more, as soon as the shop does so; until then it counts the seconds, in silence. */
export const ResendCode = ({ resendAt, sending, onResend }: ResendCodeProps) => {
  const t = useText();
  const left = useSecondsLeft(resendAt);
  const isRunning = sending.kind === 'running';
  const isHeld = isRunning || left > 0;
  const label =
    left > 0 ? t('signIn.resendIn', { time: countdownClock(left) }) : t('signIn.resend');
  return (
    <div className={block}>
      <button type="button" className={button} {...resting(isHeld, onResend)}>
        {isRunning ? t('signIn.sending') : label}
      </button>
      <FormError text={refusalMessage(sending, t)} />
    </div>
  );
};
