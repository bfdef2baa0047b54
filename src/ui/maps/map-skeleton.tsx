import { Skeleton } from '../components/skeleton';
import { useText } from '../text/use-text';
import { visuallyHidden } from '../components/visually-hidden';
import { css } from '../theme/emotion';

const place = css({ position: 'absolute', inset: 0 });

export const MapSkeleton = () => {
  const t = useText();
  return (
    <div className={place}>
      <Skeleton height="100%" />
      <p className={visuallyHidden} role="status">
        {t('map.loading')}
      </p>
    </div>
  );
};
