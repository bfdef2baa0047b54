import { Skeleton } from '../../components/skeleton';
import { css } from '../../theme/emotion';

const column = css`
  display: grid;
  gap: 24px;
  max-width: 720px;
`;

/** In the shape of the form that comes. */
export const CheckoutSkeleton = () => (
  <div className={column} aria-hidden="true">
    <Skeleton height="94px" />
    <Skeleton height="128px" />
    <Skeleton height="136px" />
    <Skeleton height="200px" />
  </div>
);
