import { useId } from 'react';
import type { StepState } from '../../../application/sign-in/sign-in-slice';
import type { SignInCode } from '../../../domain/code/sign-in-code';
import { CodeBoxes } from '../../forms/code-boxes';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { refusalMessage } from './refusal-message';
import { softLine } from '../../theme/shared-styles';

interface CodeStepProps {
  /** Changes when the boxes are to be emptied for another code. */
  readonly round: string;
  readonly checking: StepState;
  readonly onComplete: (code: SignInCode) => void;
}

export const codeColumn = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  paddingTop: 4,
  textAlign: 'center',
});

const wrong = css({ color: 'var(--danger-text)' });

export const CodeStep = ({ round, checking, onComplete }: CodeStepProps) => {
  const t = useText();
  const lineId = useId();
  const refused = refusalMessage(checking, t);
  const isRunning = checking.kind === 'running';
  return (
    <>
      <CodeBoxes
        label={t('signIn.code')}
        round={round}
        describedBy={lineId}
        isWrong={refused !== undefined}
        isBusy={isRunning}
        onComplete={onComplete}
      />
      <div className={softLine} id={lineId}>
        <p role="status">{isRunning ? t('signIn.checking') : ''}</p>
        <p className={wrong} role="alert">
          {refused}
        </p>
      </div>
    </>
  );
};
