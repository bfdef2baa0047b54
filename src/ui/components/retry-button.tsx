import { useText } from '../i18n/use-text';
import { primaryButton } from './button-styles';

interface RetryButtonProps {
  readonly className?: string;
  readonly onClick: () => void;
}

export const RetryButton = ({ className = primaryButton, onClick }: RetryButtonProps) => {
  const t = useText();
  return (
    <button type="button" className={className} onClick={onClick}>
      {t('error.retry')}
    </button>
  );
};
