import type { ReactNode } from 'react';
import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { centredRow, grow, mediumText, softNote } from '../theme/shared-styles';

interface RadioRowProps {
  readonly name: string;
  readonly value: string;
  readonly title: string;
  readonly detail?: ReactNode;
  /** Stands beside the choice and is clicked for itself. */
  readonly action?: ReactNode;
  readonly isChosen: boolean;
  /** Cannot be chosen just now; its detail says why. */
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

const row = css(centredRow, {
  gap: 4,
  paddingRight: 4,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface)',
  '&:has(input:checked)': { borderColor: 'var(--text)', boxShadow: 'inset 0 0 0 1px var(--text)' },
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)' } },
});

const label = css(centredRow, grow, {
  gap: 12,
  minHeight: 60,
  padding: '8px 8px 8px 14px',
  cursor: 'pointer',
  '&:has(:disabled)': { color: 'var(--text-faint)', cursor: 'default' },
});

const radio = css({ flex: 'none', width: 20, height: 20, margin: 0, accentColor: 'var(--accent)' });
const textBlock = css({ display: 'grid', minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' });

export const RadioRow = ({
  name,
  value,
  title,
  detail,
  action,
  isChosen,
  isDisabled = false,
  onChoose,
}: RadioRowProps) => (
  <div className={row}>
    <label className={label}>
      <input
        className={radio}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span className={textBlock}>
        <span className={mediumText}>{title}</span>
        {detail !== undefined && <span className={softNote}>{detail}</span>}
      </span>
    </label>
    {action}
  </div>
);
