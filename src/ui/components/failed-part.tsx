import { secondaryButton } from './button-styles';
import { css } from '../theme/emotion';
import { RetryButton } from './retry-button';
import { centredRow, outlinedCard } from '../theme/shared-styles';

interface FailedPartProps {
  readonly text: string;
  readonly onRetry: () => void;
}

const frame = css(centredRow, outlinedCard, { flexWrap: 'wrap', gap: '12px 16px', padding: 16 });
const textBlock = css({ flex: '1 1 220px', color: 'var(--text-soft)' });

export const FailedPart = ({ text, onRetry }: FailedPartProps) => (
  <div className={frame} role="alert">
    <p className={textBlock}>{text}</p>
    <RetryButton className={secondaryButton} onClick={onRetry} />
  </div>
);
