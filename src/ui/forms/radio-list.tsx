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

const legend = css`
  margin-bottom: 8px;
  padding: 0;
  font-weight: 500;
  line-height: 1.3;
`;

const rows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const wrong = css`
  margin-top: 6px;
  color: var(--danger-text);
  font-size: var(--size-13);
  line-height: 1.4;
`;

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
