import type { ReactNode } from 'react';
import { useId } from 'react';
import { visuallyHidden } from '../components/visually-hidden';
import { css } from '../theme/emotion';
import { wrappingRow } from '../theme/shared-styles';

interface RadioListProps {
  readonly label: string;
  /** Where a heading says the same. */
  readonly isLabelHidden?: boolean;
  readonly error?: string | undefined;
  /** Of chips: beside each other in as many rows as they need, or in one that scrolls. */
  readonly row?: 'wrapping' | 'scrolling';
  readonly children: ReactNode;
}

const legend = css({ marginBottom: 8, padding: 0, fontWeight: 500, lineHeight: 1.3 });
const rows = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

const ROWS = {
  wrapping: wrappingRow,
  // With room for the outline of what has the focus, which would be cut off.
  scrolling: css({
    display: 'flex',
    gap: 8,
    margin: '-6px calc(-1 * var(--card-padding, 6px))',
    padding: '6px var(--card-padding, 6px)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollPadding: '0 var(--card-padding, 6px)',
  }),
};

const wrong = css({
  marginTop: 6,
  color: 'var(--danger-text)',
  fontSize: 'var(--size-13)',
  lineHeight: 1.4,
});

export const RadioList = ({
  label,
  isLabelHidden = false,
  error,
  row,
  children,
}: RadioListProps) => {
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
      <div className={row ? ROWS[row] : rows}>{children}</div>
      {isWrong && (
        <p className={wrong} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
