import { useSelector } from 'react-redux';
import { selectFavouriteIds } from '../../../application/favourites/favourites-slice';
import type { Product } from '../../../domain/catalogue/product';
import { ProductCard } from '../../components/product-card';
import { dishGrid } from '../../components/product-grid';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';

/* Only the picture: words that are paler could not be read. */
const paler = css`
  position: relative;
  & picture {
    display: block;
    opacity: 0.4;
  }
`;

/* In the middle of the picture, so that nothing moves when it comes and goes. */
const remark = css`
  position: absolute;
  top: 0;
  left: 0;
  right: 0;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  pointer-events: none;
  & > span {
    padding: 4px 12px;
    border-radius: var(--radius-pill);
    background: var(--surface);
    font-weight: 500;
    font-size: var(--size-13);
  }
`;

/** Cards of the first screen on a wide monitor. */
const FIRST_CARDS = 4;

/** An unliked dish keeps its place until the page is left: a slip of the finger costs nothing. */
export const FavouritesGrid = ({ products }: { readonly products: readonly Product[] }) => {
  const t = useText();
  const ids = useSelector(selectFavouriteIds);
  return (
    <ul className={dishGrid}>
      {products.map((dish, index) => {
        const isLiked = ids.includes(dish.id);
        return (
          <li key={dish.id} className={isLiked ? undefined : paler}>
            <ProductCard dish={dish} isFirst={index < FIRST_CARDS} headingLevel={2} />
            {!isLiked && (
              <p className={remark}>
                <span>{t('favourites.unliked')}</span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
};
