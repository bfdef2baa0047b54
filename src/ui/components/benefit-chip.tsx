import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { iconButton } from './button-styles';
import { Icon } from './icon';

interface BenefitChipProps {
  readonly title: string;
  /** What it does for this order, or why it does nothing yet. */
  readonly detail: string;
  /** Whether it is there and does nothing yet. */
  readonly isWaiting?: boolean;
  readonly remove: string;
  readonly onRemove: () => void;
}

/* As high as the button in whose place it comes. */
const chip = css`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 420px;
  min-height: var(--touch);
  padding-left: 12px;
  border-radius: var(--radius-control);
  background: var(--success-surface);
  color: var(--success-text);
`;

const waitingChip = css`
  ${chip};
  background: var(--warning-surface);
  color: var(--warning-text);
`;

const words = css`
  flex: 1;
  min-width: 0;
  padding: 8px 0;
  font-size: var(--size-13);
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const name = css`
  font-weight: 700;
  font-size: var(--size-15);
`;

const button = css`
  ${iconButton};
  flex: none;
  color: inherit;
  ${CAN_HOVER} {
    &:hover {
      color: var(--text);
    }
  }
`;

export const BenefitChip = ({
  title,
  detail,
  isWaiting = false,
  remove,
  onRemove,
}: BenefitChipProps) => (
  <div className={isWaiting ? waitingChip : chip}>
    <p className={words} role="status">
      <span className={name}>{title}</span> · <span>{detail}</span>
    </p>
    <button type="button" className={button} aria-label={remove} onClick={onRemove}>
      <Icon name="cross" size={20} />
    </button>
  </div>
);
