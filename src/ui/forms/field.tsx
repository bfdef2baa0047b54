import type { ReactNode } from 'react';
import { useId } from 'react';
import { css } from '../theme/emotion';
import { oneColumn, softNote } from '../theme/shared-styles';

interface FieldProps {
  readonly label: string;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  /** Whether it became wrong without a click on it, so that it has to be said aloud. */
  readonly isUrgent?: boolean;
  /** Whether the hint changes by itself and is read out as it does. */
  readonly isLive?: boolean;
  /** Returns what the control has to say of itself, to be spread on it. */
  readonly children: (control: FieldControl) => ReactNode;
}

export interface TypedFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly onType: (text: string) => void;
  readonly onLeave?: () => void;
}

export interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

const frame = css(oneColumn, { alignContent: 'start' });
export const fieldLabel = css({
  marginBottom: 6,
  padding: 0,
  fontWeight: 500,
  fontSize: 'var(--size-15)',
  lineHeight: 1.3,
});

/* One line is there before anything is to be said, so that nothing moves. */
const remark = css(softNote, { minHeight: '1.4em', padding: '2px 0', lineHeight: 1.4 });

const wrong = css(remark, { color: 'var(--danger-text)' });

export const Field = ({
  label,
  error,
  hint,
  isUrgent = false,
  isLive = false,
  children,
}: FieldProps) => {
  const id = useId();
  const isWrong = error !== undefined;
  return (
    <div className={frame}>
      <label className={fieldLabel} htmlFor={`${id}control`}>
        {label}
      </label>
      {children({
        id: `${id}control`,
        'aria-invalid': isWrong,
        'aria-describedby': `${id}remark`,
      })}
      <p
        className={isWrong ? wrong : remark}
        id={`${id}remark`}
        role={isLive && !(isWrong && isUrgent) ? 'status' : undefined}
      >
        {isWrong && isUrgent ? <span role="alert">{error}</span> : (error ?? hint)}
      </p>
    </div>
  );
};
