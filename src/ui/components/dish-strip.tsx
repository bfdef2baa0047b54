import type { ReactNode } from 'react';
import { useId } from 'react';
import type { ProductCard as Dish } from '../../domain/catalogue/product';
import { css } from '../theme/emotion';
import { FROM_TABLET, FROM_WIDE, WITHOUT_SCRIPTS, CAN_HOVER } from '../theme/media';
import { ProductCard } from './product-card';
import { Skeleton, Skeletons } from './skeleton';
import { useText } from '../i18n/use-text';
import { AddToCart } from './add-to-cart';
import { AllergenMark } from './allergen-mark';
import { Amount } from './amount';
import { DishLink } from './dish-link';
import { Price } from './price';
import {
  centredWrap,
  column8,
  coverLink,
  faintNote,
  hyphenated,
  outlinedCard,
} from '../theme/shared-styles';

const card = css(outlinedCard, {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
  padding: 16,
  [CAN_HOVER]: { '&:hover h3': { textDecoration: 'underline' } },
});

const textBlock = css({ flex: 1, display: 'grid', alignContent: 'start', gap: 4 });
const title = css(hyphenated, { fontSize: 'var(--size-15)', lineHeight: 1.25 });

/* A mark that comes after the page has its place already. */
const markPlace = css({ minHeight: 26 });

const PlainCard = ({ dish }: { readonly dish: Dish }) => {
  const t = useText();
  const titleId = useId();
  return (
    <article className={card} aria-labelledby={titleId}>
      <div className={textBlock}>
        <h3 className={title} id={titleId}>
          <DishLink className={coverLink} dish={dish}>
            {dish.name}
          </DishLink>
        </h3>
        <p className={faintNote}>
          <Amount amount={dish.amount} measure={dish.measure} />
        </p>
        {dish.offeredAllergens.length > 0 && (
          <div className={markPlace}>
            <AllergenMark inDish={dish.offeredAllergens} isInText />
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

interface DishStripProps {
  readonly title: string;
  readonly dishes: readonly Dish[];
  readonly children?: ReactNode;
}

const section = css({
  marginTop: 48,
  // A strip is as wide as its page, not as its cards.
  minWidth: 0,
});

const head = css(centredWrap, {
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 'var(--touch)',
  marginBottom: 12,
});

const heading = css({ fontSize: 'var(--size-24)', letterSpacing: '-0.01em' });

/* The padding leaves room for the ring around a card that has the focus. */
const strip = css({
  '--cards': '2',
  '--gap': '12px',
  display: 'flex',
  gap: 'var(--gap)',
  margin: '0 calc(-1 * var(--gutter))',
  padding: '6px var(--gutter) 8px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPadding: '0 var(--gutter)',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--line) transparent',
  [FROM_TABLET]: { '--cards': '3', '--gap': '24px' },
  [FROM_WIDE]: { '--cards': '4' },
});

/* A little less than its share, so that the next card looks in and says that there is more. */
const place = css({
  flex: 'none',
  width: 'max(8rem, calc((100% - var(--cards) * var(--gap)) / (var(--cards) + 0.2)))',
  scrollSnapAlign: 'start',
});

/** Dishes beside what a page is about: one row to swipe through. Nothing is shown for none. */
export const DishStrip = ({ title, dishes, children }: DishStripProps) => {
  const titleId = useId();
  const isPlain = dishes.every(({ picture }) => picture === null);
  if (dishes.length === 0) return null;
  return (
    <section className={section} aria-labelledby={titleId}>
      <div className={head}>
        <h2 className={heading} id={titleId}>
          {title}
        </h2>
        {children}
      </div>
      <ul className={strip}>
        {dishes.map((dish) => (
          <li key={dish.id} className={place}>
            {isPlain ? <PlainCard dish={dish} /> : <ProductCard dish={dish} />}
          </li>
        ))}
      </ul>
    </section>
  );
};

/* Without scripts nothing loads the dishes, so no space is reserved. */
const waiting = css(section, { [WITHOUT_SCRIPTS]: { display: 'none' } });

const waitingStrip = css(strip, { overflow: 'hidden' });
const bones = css(place, { display: 'grid', gap: 8 });
const plate = css({ display: 'grid', aspectRatio: '4 / 3' });

const SKELETON_CARDS = 5;

interface DishStripSkeletonProps {
  readonly isPlain?: boolean;
}

export const DishStripSkeleton = ({ isPlain = false }: DishStripSkeletonProps) => (
  <div className={waiting} aria-hidden="true">
    <div className={head}>
      <Skeleton height="32px" width="240px" />
    </div>
    <div className={waitingStrip}>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <div key={index} className={bones}>
          {isPlain ? (
            <Skeleton height="160px" />
          ) : (
            <>
              <span className={plate}>
                <Skeleton height="100%" />
              </span>
              <Skeletons sizes={[['20px', '70%'], '56px', ['44px', '60%']]} />
            </>
          )}
        </div>
      ))}
    </div>
  </div>
);
