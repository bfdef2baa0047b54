import type { ReactNode } from 'react';
import { useId } from 'react';
import { visuallyHidden } from '../components/visually-hidden';
import { css } from '../theme/emotion';

interface RadioListProps {
  readonly label: string;
  /** Where a heading says the same. */
  readonly isLabelHidden?: boolean;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

const legend = css({ marginBottom: 8, padding: 0, fontWeight: 500, lineHeight: 1.3 });
const rows = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

const wrong = css({
  marginTop: 6,
  color: 'var(--danger-text)',
  fontSize: 'var(--size-13)',
  lineHeight: 1.4,
});

export const RadioList = ({ label, isLabelHidden = false, error, children }: RadioListProps) => {
  const id = useId();
  const isWrong = error !== undefined;
  return (
    <fieldset
      // A group cannot be wrong, a group of radios can.
      role={isWrong ? 'radiogroup' : undefined}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? id : undefined}
      tabIndex={isWrong ? -1 : undefined}
    >
      <legend className={isLabelHidden ? visuallyHidden : legend}>{label}</legend>
      <div className={rows}>{children}</div>
      {isWrong && (
        <p className={wrong} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
