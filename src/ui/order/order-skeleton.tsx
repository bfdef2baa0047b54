import { Skeleton } from '../components/skeleton';
import { css } from '../theme/emotion';
import { orderColumn, orderColumns, orderRoom } from './order-columns';

const room = css`
  ${orderRoom};
  margin-top: 24px;
`;

/** An order that is on its way to the page, in its shape. */
export const OrderSkeleton = () => (
  <div className={room}>
    <div className={orderColumns}>
      <div className={orderColumn}>
        <Skeleton height="180px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
        <Skeleton height="44px" width="320px" />
      </div>
      <Skeleton height="280px" />
    </div>
  </div>
);
