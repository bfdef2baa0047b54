import { secondaryButton } from '../components/button-styles';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { RetryButton } from '../components/retry-button';
import { cover } from '../theme/shared-styles';

interface MapFailedProps {
  /** What still works. */
  readonly withoutMap: string;
  readonly onRetry: () => void;
}

const panel = css(cover, {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  padding: 16,
  overflow: 'auto',
  textAlign: 'center',
});

const textBlock = css({ maxWidth: '44ch', color: 'var(--text-soft)' });
const title = css({ fontWeight: 600, fontSize: 'var(--size-17)' });
const again = css(secondaryButton, { marginTop: 4, background: 'var(--surface)' });

export const MapFailed = ({ withoutMap, onRetry }: MapFailedProps) => {
  const t = useText();
  return (
    <div className={panel}>
      <div role="status">
        <p className={title}>{t('map.failed')}</p>
        <p className={textBlock}>{withoutMap}</p>
      </div>
      <RetryButton className={again} onClick={onRetry} />
    </div>
  );
};
