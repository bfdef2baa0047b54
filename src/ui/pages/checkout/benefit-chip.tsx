import { css } from '@emotion/react';
import { iconButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';

interface BenefitChipProps {
  readonly title: string;
  /** What it does for this order, or why it does nothing yet. */
  readonly detail: string;
  readonly isApplied: boolean;
  /** What the button says that takes it away. */
  readonly remove: string;
  readonly onRemove: () => void;
}

const chip = css`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 420px;
  padding: 4px 4px 4px 14px;
  border-radius: var(--radius-control);
  background: var(--surface-muted);
  line-height: 1.35;
`;

const applied = css`
  ${chip};
  background: var(--success-surface);
  color: var(--success-text);
`;

const words = css`
  flex: 1;
  min-width: 0;
  padding: 6px 0;
  overflow-wrap: anywhere;
`;

const name = css`
  font-weight: 600;
`;

const button = css`
  ${iconButton};
  flex: none;
  color: inherit;
`;

/** A code or bonuses that the order has, and the way to take them away. */
export const BenefitChip = ({ title, detail, isApplied, remove, onRemove }: BenefitChipProps) => (
  <div css={isApplied ? applied : chip} role="group" aria-label={title}>
    <p css={words}>
      <span css={name}>{title}</span> · {detail}
    </p>
    <button type="button" css={button} aria-label={remove} onClick={onRemove}>
      <Icon name="cross" />
    </button>
  </div>
);
