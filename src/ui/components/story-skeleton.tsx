import { css } from '../theme/emotion';
import { Skeleton } from './skeleton';
import { story } from './story-styles';

const plate = css`
  aspect-ratio: 4 / 3;
  display: grid;
`;

const lines = css`
  display: grid;
  gap: 12px;
`;

/** A page to read while it is on its way. */
export const StorySkeleton = ({ hasPicture = false }: { readonly hasPicture?: boolean }) => (
  <div className={story} aria-hidden="true">
    <Skeleton height="44px" width="70%" />
    {hasPicture && (
      <div className={plate}>
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
