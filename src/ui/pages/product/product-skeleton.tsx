import { Skeleton } from '../../components/skeleton';
import { css } from '../../theme/emotion';
import { productLayout } from './product-layout';

const column = css`
  display: grid;
  gap: 16px;
`;

export const ProductSkeleton = () => (
  <div className={productLayout} aria-hidden="true">
    <Skeleton height="min(70vw, 480px)" />
    <div className={column}>
      <Skeleton height="40px" width="70%" />
      <Skeleton height="64px" />
      <Skeleton height="160px" />
      <Skeleton height="48px" />
    </div>
  </div>
);
