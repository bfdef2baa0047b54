import { css } from '@emotion/react';
import { Skeleton } from '../components/skeleton';
import { orderColumn, orderColumns, orderRoom } from './order-columns';

const room = css`
  ${orderRoom};
  margin-top: 24px;
`;

/** An order that is on its way to the page, in its shape. */
export const OrderSkeleton = () => (
  <div css={room}>
    <div css={orderColumns}>
      <div css={orderColumn}>
        <Skeleton height="180px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
        <Skeleton height="44px" width="320px" />
      </div>
      <Skeleton height="280px" />
    </div>
  </div>
);
