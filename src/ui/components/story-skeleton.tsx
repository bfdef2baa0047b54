import { css } from '../theme/emotion';
import { Skeleton } from './skeleton';
import { story } from './story-styles';
import { pictureBone } from '../theme/shared-styles';

const lines = css`
  display: grid;
  gap: 12px;
`;

/** A page to read while it is on its way. */
export const StorySkeleton = ({ hasPicture = false }: { readonly hasPicture?: boolean }) => (
  <div className={story} aria-hidden="true">
    <Skeleton height="44px" width="70%" />
    {hasPicture && (
      <div className={pictureBone}>
        <Skeleton height="100%" />
      </div>
    )}
    <div className={lines}>
      <Skeleton height="20px" />
      <Skeleton height="20px" />
      <Skeleton height="20px" width="85%" />
      <Skeleton height="20px" width="60%" />
    </div>
    <div className={lines}>
      <Skeleton height="28px" width="40%" />
      <Skeleton height="20px" />
      <Skeleton height="20px" width="75%" />
    </div>
  </div>
);
