import { Skeleton } from '../components/skeleton';
import { useText } from '../i18n/use-text';
import { visuallyHidden } from '../components/visually-hidden';
import { cover } from '../theme/shared-styles';

export const MapSkeleton = () => {
  const t = useText();
  return (
    <div className={cover}>
      <Skeleton height="100%" />
      <p className={visuallyHidden} role="status">
        {t('map.loading')}
      </p>
    </div>
  );
};
