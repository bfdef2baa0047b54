import { useId } from 'react';
import type { ProductCard as Dish } from '../../domain/catalogue/product';
import { ShopLink } from '../navigation/shop-link';
import { useText } from '../text/use-text';
import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { AddToCart } from './add-to-cart';
import { AllergenMark } from './allergen-mark';
import { Amount } from './amount';
import { Price } from './price';
import { column8, coverLink, faintNote } from '../theme/shared-styles';

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-card)',
  [CAN_HOVER]: { '&:hover h3': { color: 'var(--accent-text)' } },
});

const words = css({ flex: 1, display: 'grid', alignContent: 'start', gap: 4 });

const title = css({
  fontSize: 'var(--size-15)',
  lineHeight: 1.25,
  WebkitHyphens: 'auto',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

/* A mark that comes after the page has its place already. */
const markPlace = css({ minHeight: 26 });

export const PlainCard = ({ dish }: { readonly dish: Dish }) => {
  const t = useText();
  const titleId = useId();
  return (
    <article className={card} aria-labelledby={titleId}>
      <div className={words}>
        <h3 className={title} id={titleId}>
          <ShopLink className={coverLink} to={`/product/${dish.slug}`}>
            {dish.name}
          </ShopLink>
        </h3>
        <p className={faintNote}>
          <Amount amount={dish.amount} measure={dish.measure} />
        </p>
        {dish.offeredAllergens.length > 0 && (
          <div className={markPlace}>
            <AllergenMark inDish={dish.offeredAllergens} isAmongWords />
          </div>
        )}
      </div>
      <div className={column8}>
        {dish.unavailableReason === null ? (
          <>
            <Price amount={dish.price} before={dish.oldPrice} />
            <AddToCart dish={dish} />
          </>
        ) : (
          <p className={faintNote}>{dish.unavailableReason || t('product.unavailable')}</p>
        )}
      </div>
    </article>
  );
};
