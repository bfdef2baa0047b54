import { css } from '@emotion/react';
import type { ProductCard as Dish } from '../../domain/catalogue/product';
import { FROM_TABLET, FROM_WIDE } from '../theme/media';
import type { HeadingLevel } from './product-card';
import { ProductCard } from './product-card';
import { Skeleton } from './skeleton';

interface ProductGridProps {
  readonly dishes: readonly Dish[];
  /** How many cards are likely to be seen at once; their pictures come first. */
  readonly firstCount?: number;
  readonly headingLevel?: HeadingLevel;
}

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 12px;
  ${FROM_TABLET} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 32px 24px;
  }
  ${FROM_WIDE} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const ProductGrid = ({ dishes, firstCount = 0, headingLevel = 3 }: ProductGridProps) => (
  <ul css={grid}>
    {dishes.map((dish, index) => (
      <li key={dish.id}>
        <ProductCard dish={dish} isFirst={index < firstCount} headingLevel={headingLevel} />
      </li>
    ))}
  </ul>
);

const bones = css`
  display: grid;
  gap: 8px;
`;

const SKELETON_CARDS = 8;

/** The grid while its dishes are on their way. */
export const ProductGridSkeleton = () => (
  <ul css={grid} aria-hidden="true">
    {Array.from({ length: SKELETON_CARDS }, (_, index) => (
      <li key={index} css={bones}>
        <Skeleton height="180px" />
        <Skeleton height="20px" width="70%" />
        <Skeleton height="36px" />
        <Skeleton height="44px" width="50%" />
      </li>
    ))}
  </ul>
);
