import { css } from '@emotion/react';
import { Skeleton } from '../../components/skeleton';

const section = css`
  display: grid;
  gap: 16px;
`;

/** The page about delivery while its terms are on their way. */
export const DeliverySkeleton = () => (
  <>
    {['zones', 'payment'].map((part) => (
      <div key={part} css={section} aria-hidden="true">
        <Skeleton height="32px" width="220px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </div>
    ))}
  </>
);
