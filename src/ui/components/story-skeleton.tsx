import { css } from '../theme/emotion';
import { Skeleton, Skeletons } from './skeleton';
import { story } from './story-styles';
import { pictureBone } from '../theme/shared-styles';

const lines = css({ display: 'grid', gap: 12 });

export const StorySkeleton = ({ hasPicture = false }: { readonly hasPicture?: boolean }) => (
  <div className={story} aria-hidden="true">
    <Skeleton height="44px" width="70%" />
    {hasPicture && (
      <div className={pictureBone}>
        <Skeleton height="100%" />
      </div>
    )}
    <div className={lines}>
      <Skeletons sizes={['20px', '20px', ['20px', '85%'], ['20px', '60%']]} />
    </div>
    <div className={lines}>
      <Skeletons sizes={[['28px', '40%'], '20px', ['20px', '75%']]} />
    </div>
  </div>
);
