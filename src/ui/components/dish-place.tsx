import { css } from '@emotion/react';
import { createContext, useContext } from 'react';
import { ON_PHONES } from '../theme/media';
import type { ProductCardProps } from './product-card';
import { ProductCard } from './product-card';

/** The HTML of a card as it is for everybody, from whoever keeps it; null where it is made now. */
export type KeptCard = (card: ProductCardProps) => string | null;

/** The server keeps cards: they are most of a menu page, and most are the same in every visit. */
export const KeptCards = createContext<KeptCard>(() => null);

/*
 * A phone shows a few of sixty cards: the others are laid out when they come near. Until then a card
 * counts as high as most are, and a ring around what has the focus may stand a little beside it.
 */
const whenNear = css`
  ${ON_PHONES} {
    content-visibility: auto;
    contain-intrinsic-size: auto 294px;
    overflow-clip-margin: 8px;
  }
`;

/** A dish's place in a grid. The browser, which keeps none, finds the card there as it would make it. */
export const DishPlace = (card: ProductCardProps) => {
  const html = useContext(KeptCards)(card);
  return html === null ? (
    <li css={card.isEarly ? undefined : whenNear}>
      <ProductCard {...card} />
    </li>
  ) : (
    <li css={card.isEarly ? undefined : whenNear} dangerouslySetInnerHTML={{ __html: html }} />
  );
};
