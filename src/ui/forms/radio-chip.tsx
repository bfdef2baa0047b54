import type { ReactNode } from 'react';
import { coveredLabel, coveringRadio } from '../components/covering-radio';
import { css } from '../theme/emotion';
import { centred } from '../theme/shared-styles';

interface RadioChipProps {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const place = css({ position: 'relative', display: 'grid', flex: 'none', maxWidth: '100%' });

const chip = css(
  centred,
  {
    minHeight: 'var(--touch)',
    padding: '6px 14px',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-pill)',
    background: 'var(--surface)',
    fontWeight: 500,
    fontSize: 'var(--size-15)',
    lineHeight: 1.25,
    textAlign: 'center',
    'input:checked + &': {
      borderColor: 'var(--text)',
      background: 'var(--text)',
      color: 'var(--ground)',
    },
    'input:disabled + &': { background: 'var(--surface-muted)', color: 'var(--text-faint)' },
  },
  coveredLabel,
);

/** A choice in a few letters, beside others in a row of a `RadioList`. */
export const RadioChip = ({
  name,
  value,
  isChosen,
  isDisabled = false,
  onChoose,
  children,
}: RadioChipProps) => (
  <label className={place}>
    <input
      className={coveringRadio}
      type="radio"
      name={name}
      value={value}
      checked={isChosen}
      disabled={isDisabled}
      onChange={onChoose}
    />
    <span className={chip}>{children}</span>
  </label>
);
