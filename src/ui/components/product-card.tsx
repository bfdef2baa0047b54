import { css } from '@emotion/react';
import { memo, useId } from 'react';
import { useText } from '../text/use-text';
import type { ProductCard as Dish } from '../../domain/catalogue/product';
import { ShopLink } from '../app/shop-link';
import { AddToCart } from './add-to-cart';
import { AllergenMark } from './allergen-mark';
import { Amount } from './amount';
import { FavouriteButton } from './favourite-button';
import { FoodPicture } from './food-picture';
import { Labels } from './labels';
import { Price } from './price';
import { CAN_HOVER, FROM_TABLET } from '../theme/media';

export type HeadingLevel = 2 | 3;

interface ProductCardProps {
  readonly dish: Dish;
  readonly isFirst?: boolean;
  /** One below that of the heading which the list of cards stands under. */
  readonly headingLevel?: HeadingLevel;
}

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  ${CAN_HOVER} {
    &:hover h2,
    &:hover h3 {
      color: var(--accent-text);
    }
  }
`;

const plate = css`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius-card);
`;

const soldOutPlate = css`
  ${plate};
  filter: grayscale(1);
  opacity: 0.7;
`;

/* As large as the picture, whose lower corner the heart keeps to; the labels have the upper one. */
const heart = css`
  position: absolute;
  top: 0;
  left: 0;
  right: 0;
  z-index: 1;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  aspect-ratio: 4 / 3;
  pointer-events: none;
  & > button {
    pointer-events: auto;
  }
`;

const words = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 12px 0 8px;
`;

const title = css`
  font-size: var(--size-15);
  line-height: 1.25;
  transition: color var(--quick);
  ${FROM_TABLET} {
    font-size: var(--size-17);
  }
`;

const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

/* The name's link covers the whole card, so that there is one link to read and a large one to press. */
const coverLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
`;

const description = css`
  ${twoLines};
  color: var(--text-soft);
  font-size: var(--size-13);
  line-height: 1.4;
`;

const quiet = css`
  margin-top: auto;
  color: var(--text-faint);
  font-size: var(--size-13);
`;

/* On phones the button takes a row of its own, so that turning into a stepper moves nothing. */
const bottom = css`
  display: grid;
  gap: 8px;
  min-height: var(--touch);
  ${FROM_TABLET} {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
`;

const reason = css`
  color: var(--text-soft);
  font-size: var(--size-13);
`;

const PICTURE_SIZES = '(min-width: 1200px) 300px, (min-width: 768px) 31vw, 46vw';

/** A dish in a list: its page by its name, the cart by its button. */
export const ProductCard = memo(({ dish, isFirst = false, headingLevel = 3 }: ProductCardProps) => {
  const t = useText();
  const isSoldOut = dish.unavailableReason !== null;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  // Not by the dish: one may stand in two lists of a page.
  const titleId = useId();
  return (
    <article css={card} aria-labelledby={titleId}>
      <div css={isSoldOut ? soldOutPlate : plate}>
        <FoodPicture picture={dish.picture} alt="" sizes={PICTURE_SIZES} isFirst={isFirst} />
        <Labels labels={dish.labels} />
        <AllergenMark inDish={dish.offeredAllergens} />
      </div>
      <div css={words}>
        <Heading css={title} id={titleId}>
          <ShopLink css={coverLink} to={`/product/${dish.slug}`}>
            <span css={twoLines}>{dish.name}</span>
          </ShopLink>
        </Heading>
        <p css={description}>{dish.description}</p>
        <p css={quiet}>
          <Amount amount={dish.amount} measure={dish.measure} />
        </p>
      </div>
      <div css={bottom}>
        {isSoldOut ? (
          <p css={reason}>{dish.unavailableReason || t('product.unavailable')}</p>
        ) : (
          <>
            <Price amount={dish.price} before={dish.oldPrice} />
            <AddToCart dish={dish} />
          </>
        )}
      </div>
      <div css={heart}>
        <FavouriteButton dish={dish} />
      </div>
    </article>
  );
});
ProductCard.displayName = 'ProductCard';
