import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { iconButton } from './button-styles';
import { Icon } from './icon';
import { centredRow, grow, successTone, warningTone } from '../theme/shared-styles';

interface BenefitChipProps {
  readonly title: string;
  /** What it does for this order, or why it does nothing yet. */
  readonly detail: string;
  readonly isWaiting?: boolean;
  readonly remove: string;
  readonly onRemove: () => void;
}

/* As high as the button in whose place it comes. */
const chip = css(centredRow, successTone, {
  gap: 8,
  maxWidth: 420,
  minHeight: 'var(--touch)',
  paddingLeft: 12,
  borderRadius: 'var(--radius-control)',
});

const waitingChip = css(chip, warningTone);

const textBlock = css(grow, {
  padding: '8px 0',
  fontSize: 'var(--size-13)',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

const name = css({ fontWeight: 700, fontSize: 'var(--size-15)' });

const button = css(iconButton, {
  flex: 'none',
  color: 'inherit',
  [CAN_HOVER]: { '&:hover': { color: 'var(--text)' } },
});

export const BenefitChip = ({
  title,
  detail,
  isWaiting = false,
  remove,
  onRemove,
}: BenefitChipProps) => (
  <div className={isWaiting ? waitingChip : chip}>
    <p className={textBlock} role="status">
      <span className={name}>{title}</span> · <span>{detail}</span>
    </p>
    <button type="button" className={button} aria-label={remove} onClick={onRemove}>
      <Icon name="cross" size={20} />
    </button>
  </div>
);
