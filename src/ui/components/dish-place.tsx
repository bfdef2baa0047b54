import { css } from '../theme/emotion';
import { ON_PHONES } from '../theme/media';
import { useStaticBlock } from './static-block';
import type { ProductCardProps } from './product-card';
import { ProductCard } from './product-card';

/*
 * A phone shows a few of sixty cards: the others are laid out when they come near. Until then a card
 * counts as high as most are, and a ring around what has the focus may stand a little beside it.
 */
const whenNear = css({
  [ON_PHONES]: {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 294px',
    overflowClipMargin: 8,
  },
});

export const DishPlace = (card: ProductCardProps) => (
  <li className={card.isEarly ? undefined : whenNear} {...useStaticBlock(ProductCard, card)} />
);
