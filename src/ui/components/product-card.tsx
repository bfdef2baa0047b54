import { memo } from 'react';
import { useText } from '../i18n/use-text';
import type { ProductCard as Dish } from '../../domain/catalogue/product';
import { css } from '../theme/emotion';
import { AddToCart } from './add-to-cart';
import { AllergenMark } from './allergen-mark';
import { Amount } from './amount';
import { DishLink } from './dish-link';
import { FavouriteButton } from './favourite-button';
import { FoodPicture } from './food-picture';
import { Labels } from './labels';
import { Price } from './price';
import { CAN_HOVER, FROM_TABLET } from '../theme/media';
import { coverLink, faintNote, softNote } from '../theme/shared-styles';

export type HeadingLevel = 2 | 3;

export interface ProductCardProps {
  readonly dish: Dish;
  /** Its picture is among those that the page is judged by, and comes before all others. */
  readonly isFirst?: boolean;
  readonly isEarly?: boolean;
  /** One below that of the heading which the list of cards stands under. */
  readonly headingLevel?: HeadingLevel;
}

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  borderRadius: 'var(--radius-card)',
  outlineOffset: 4,
  // While it is in the cart.
  '&:has([data-count])': { outline: '1px solid var(--accent)' },
  [CAN_HOVER]: { '&:hover :is(h2, h3)': { textDecoration: 'underline' } },
});

const plate = css({ position: 'relative', overflow: 'hidden', borderRadius: 'var(--radius-card)' });
/* In the lower corner of the picture, whose height is the card's width; margins count in widths. */
const addPlace = css({
  position: 'absolute',
  top: 0,
  right: 8,
  left: 8,
  pointerEvents: 'none',
  marginTop: 'calc(100% - 8px - var(--touch))',
});

const soldOutPlate = css(plate, { filter: 'grayscale(1)', opacity: 0.7 });

const clamped = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

const title = css(clamped, {
  marginTop: 12,
  fontSize: 'var(--size-15)',
  lineHeight: 1.25,
  [FROM_TABLET]: { fontSize: 'var(--size-17)' },
});

const description = css(clamped, softNote, { WebkitLineClamp: 1, marginTop: 4, lineHeight: 1.4 });

/* What is next keeps to the card's foot, whatever stands above. */
const quiet = css(faintNote, { flex: 1, alignContent: 'end', margin: '4px 0' });

export const CARD_PICTURE_SIZES = '(min-width: 1200px) 300px, (min-width: 768px) 31vw, 46vw';

export const ProductCard = memo(
  ({ dish, isFirst = false, isEarly = false, headingLevel = 3 }: ProductCardProps) => {
    const t = useText();
    const isSoldOut = dish.unavailableReason !== null;
    const Heading = headingLevel === 2 ? 'h2' : 'h3';
    return (
      <article className={card} aria-label={dish.name}>
        <div className={isSoldOut ? soldOutPlate : plate}>
          <FoodPicture
            picture={dish.picture}
            alt=""
            sizes={CARD_PICTURE_SIZES}
            isFirst={isFirst}
            isEarly={isEarly}
            isSquare
          />
          <Labels labels={dish.labels.slice(0, 1)} />
          <AllergenMark inDish={dish.offeredAllergens} />
        </div>
        <Heading className={title}>
          <DishLink className={coverLink} dish={dish}>
            {dish.name}
          </DishLink>
        </Heading>
        <p className={description}>{dish.description}</p>
        <p className={quiet}>
          <Amount amount={dish.amount} measure={dish.measure} />
          {/* One label stands on the picture, so that it hides little of the food. */}
          {dish.labels.slice(1).map(({ code, name }) => (
            <span key={code}>{` · ${name}`}</span>
          ))}
        </p>
        {isSoldOut ? (
          <p className={softNote}>{dish.unavailableReason || t('product.unavailable')}</p>
        ) : (
          <>
            <Price amount={dish.price} before={dish.oldPrice} />
            <div className={addPlace}>
              <AddToCart dish={dish} />
            </div>
          </>
        )}
        <FavouriteButton dish={dish} isOnPicture />
      </article>
    );
  },
);
ProductCard.displayName = 'ProductCard';
