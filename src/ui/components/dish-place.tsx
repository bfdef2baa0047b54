import { createContext, useContext } from 'react';
import type { ProductCardProps } from './product-card';
import { ProductCard } from './product-card';

/** The HTML of a card as it is for everybody, from whoever keeps it; null where it is made now. */
export type KeptCard = (card: ProductCardProps) => string | null;

/** The server keeps cards: they are most of a menu page, and most are the same in every visit. */
export const KeptCards = createContext<KeptCard>(() => null);

/** A dish's place in a grid. The browser, which keeps none, finds the card there as it would make it. */
export const DishPlace = (card: ProductCardProps) => {
  const html = useContext(KeptCards)(card);
  return html === null ? (
    <li>
      <ProductCard {...card} />
    </li>
  ) : (
    <li dangerouslySetInnerHTML={{ __html: html }} />
  );
};
