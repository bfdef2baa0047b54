import { css } from '@emotion/react';
import { Skeleton } from '../../components/skeleton';

const column = css`
  display: grid;
  gap: 16px;
`;

export const CartSkeleton = () => (
  <div css={column} aria-hidden="true">
    <Skeleton height="96px" />
    <Skeleton height="96px" />
    <Skeleton height="160px" width="380px" />
  </div>
);
