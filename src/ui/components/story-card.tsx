import type { ReactNode } from 'react';
import type { Picture } from '../../domain/catalogue/product';
import { ShopLink } from '../navigation/shop-link';
import { css } from '../theme/emotion';
import { CAN_HOVER, FROM_TABLET, FROM_WIDE } from '../theme/media';
import { FoodPicture } from './food-picture';
import { Skeleton, Skeletons } from './skeleton';
import { column8, coverLink, faintNote, pictureBone, rounded } from '../theme/shared-styles';

interface StoryCardProps {
  readonly to: string;
  readonly name: string;
  readonly picture: Picture | null;
  /** Plain text. */
  readonly summary: string;
  /** When it was, or how long it lasts. */
  readonly time: ReactNode;
  readonly isFirst?: boolean;
  /** One below that of the heading which the list of stories stands under. */
  readonly headingLevel?: 2 | 3;
}

export const storyGrid = css({
  display: 'grid',
  gap: 32,
  [FROM_TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '40px 24px' },
  [FROM_WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  [CAN_HOVER]: { '&:hover :is(h2, h3)': { textDecoration: 'underline' } },
});

const when = css(faintNote, { minHeight: '1.45em', marginTop: 16 });

const title = css({
  marginTop: 4,
  fontSize: 'var(--size-20)',
  letterSpacing: '-0.01em',
  transition: 'color var(--quick)',
});

const beginning = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginTop: 8,
  color: 'var(--text-soft)',
});

const PICTURE_SIZES = '(min-width: 1200px) 400px, (min-width: 768px) 46vw, 92vw';

export const StoryCard = ({
  to,
  name,
  picture,
  summary,
  time,
  isFirst = false,
  headingLevel = 2,
}: StoryCardProps) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={card}>
      <div className={rounded}>
        <FoodPicture picture={picture} alt="" sizes={PICTURE_SIZES} isFirst={isFirst} />
      </div>
      <p className={when}>{time}</p>
      <Heading className={title}>
        <ShopLink className={coverLink} to={to}>
          {name}
        </ShopLink>
      </Heading>
      <p className={beginning}>{summary}</p>
    </article>
  );
};

/** Cards of the first screen on a wide monitor. */
export const FIRST_STORIES = 3;
const SKELETON_CARDS = 6;

export const StoryGridSkeleton = () => (
  <ul className={storyGrid} aria-hidden="true">
    {Array.from({ length: SKELETON_CARDS }, (_, index) => (
      <li key={index} className={column8}>
        <span className={pictureBone}>
          <Skeleton height="100%" />
        </span>
        <Skeletons sizes={[['16px', '40%'], ['24px', '80%'], '60px']} />
      </li>
    ))}
  </ul>
);
