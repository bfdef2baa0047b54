import { Skeleton } from '../../components/skeleton';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { cartColumns } from './cart-columns';

/* As high as a line of the cart, with its controls below on phones and beside from tablets on. */
const line = css`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 12px 16px;
  padding: 16px 0;
  border-bottom: 1px solid var(--line);
  ${PAGE_FROM_TABLET} {
    grid-template-columns: 120px minmax(0, 1fr) 240px;
    align-items: center;
  }
`;

const controls = css`
  grid-column: 1 / -1;
  ${PAGE_FROM_TABLET} {
    grid-column: 3;
  }
`;

const LINES = ['first', 'second'];

/** The cart while its dishes are on their way, in the shape that it will have. */
export const CartSkeleton = () => (
  <div className={cartColumns} aria-hidden="true">
    <div>
      {LINES.map((key) => (
        <div key={key} className={line}>
          <Skeleton height="66px" />
          <Skeleton height="24px" width="60%" />
          <div className={controls}>
            <Skeleton height="44px" />
          </div>
        </div>
      ))}
    </div>
    <Skeleton height="420px" />
  </div>
);
