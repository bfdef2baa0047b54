import type { Ref } from 'react';
import type { PromoBanner } from '../../application/ports/article';
import type { ProductCard as Dish } from '../../domain/catalogue/product';
import { placePromos } from '../../domain/catalogue/promo-placing';
import { css } from '../theme/emotion';
import { FROM_TABLET, FROM_WIDE, ON_PHONES, WITHOUT_SCRIPTS } from '../theme/media';
import type { HeadingLevel, ProductCardProps } from './product-card';
import { PromoCard } from './promo-card';
import { Skeletons } from './skeleton';
import { column8 } from '../theme/shared-styles';
import { useStaticBlock } from './static-block';
import { ProductCard } from './product-card';

/*
 * A phone shows a few of sixty cards: the others are laid out when they come near. Until then a card
 * counts as high as most are, and a ring around what has the focus may stand a little beside it.
 */
const whenNear = css({
  [ON_PHONES]: {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 260px',
    overflowClipMargin: 8,
  },
});

/* As high as most cards: a picture over words that take about as much room on every screen. */
const reserved = css({
  paddingBottom: 102,
  '&::before': {
    content: "''",
    display: 'block',
    aspectRatio: '1',
    borderRadius: 'var(--radius-card)',
    background: 'var(--surface-muted)',
  },
  [FROM_TABLET]: { paddingBottom: 108 },
});

export const DishPlace = (card: ProductCardProps) => (
  <li className={card.isEarly ? undefined : whenNear} {...useStaticBlock(ProductCard, card)} />
);

interface ProductGridProps {
  readonly dishes: readonly Dish[];
  /** Promotions to be shown among them. Rules 4.1. */
  readonly promos?: readonly PromoBanner[];
  readonly list?: Ref<HTMLUListElement>;
  /** How many cards are likely to be seen at once; their pictures come first. */
  readonly firstCount?: number;
  readonly headingLevel?: HeadingLevel;
}

/* Fewer in a row where large letters have no room in so many. */
export const dishGrid = css({
  '--columns': '2',
  '--gap': '12px',
  display: 'grid',
  gridTemplateColumns:
    'repeat(auto-fill, minmax(max(8rem, calc((100% + var(--gap)) / var(--columns) - var(--gap))), 1fr))',
  gap: '24px var(--gap)',
  [FROM_TABLET]: { '--columns': '3', '--gap': '24px', rowGap: 32 },
  [FROM_WIDE]: { '--columns': '4' },
});

/** Cards of a phone's first row. */
const ROW_OF_PHONE = 2;

const NO_PROMOS: readonly PromoBanner[] = [];

export const ProductGrid = ({
  dishes,
  promos = NO_PROMOS,
  list,
  firstCount = 0,
  headingLevel = 3,
}: ProductGridProps) => (
  <ul className={dishGrid} ref={list}>
    {placePromos(dishes, promos).map((place, index) =>
      place.kind === 'promo' ? (
        <li key={`promo-${String(place.item.id)}`}>
          <PromoCard promo={place.item} />
        </li>
      ) : (
        <DishPlace
          key={place.item.id}
          dish={place.item}
          isFirst={index < Math.min(firstCount, ROW_OF_PHONE)}
          isEarly={index < firstCount}
          headingLevel={headingLevel}
        />
      ),
    )}
  </ul>
);

/** Cards of the first screen on a wide monitor. */
export const FIRST_DISHES = 4;
const SKELETON_CARDS = 8;

export const ProductGridSkeleton = () => (
  <ul className={dishGrid} aria-hidden="true">
    {Array.from({ length: SKELETON_CARDS }, (_, index) => (
      <li key={index} className={column8}>
        <Skeletons sizes={['180px', ['20px', '70%'], '36px', ['44px', '50%']]} />
      </li>
    ))}
  </ul>
);

const onlyWithScripts = css(dishGrid, { [WITHOUT_SCRIPTS]: { display: 'none' } });

/** The place of so many dishes, before they are there. Without scripts nothing loads them. */
export const ReservedGrid = ({ count }: { readonly count: number }) => (
  <ul className={onlyWithScripts} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={reserved} />
    ))}
  </ul>
);
