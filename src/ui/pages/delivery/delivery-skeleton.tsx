import { Skeleton } from '../../components/skeleton';
import { css } from '../../theme/emotion';

const section = css`
  display: grid;
  gap: 16px;
`;

/** The page about delivery while its terms are on their way. */
export const DeliverySkeleton = () => (
  <>
    {['zones', 'payment'].map((part) => (
      <div key={part} className={section} aria-hidden="true">
        <Skeleton height="32px" width="220px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </div>
    ))}
  </>
);
