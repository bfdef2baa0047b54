import type { Ref } from 'react';
import type { Picture } from '../../../domain/catalogue/product';
import { FoodPicture } from '../../components/food-picture';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { PRODUCT_PICTURE_SIZES } from './product-layout';

interface PictureTrackProps {
  readonly name: string;
  readonly pictures: readonly Picture[];
  readonly track: Ref<HTMLUListElement>;
  readonly onScroll: () => void;
}

const row = css({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: 'var(--radius-card)',
  '&:focus-visible': { outlineOffset: -3 },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
});

const slide = css({
  flex: 'none',
  width: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const PictureTrack = ({ name, pictures, track, onScroll }: PictureTrackProps) => {
  const t = useText();
  const alt = (index: number): string =>
    index === 0
      ? t('product.picture', { name })
      : t('product.furtherPicture', { name, number: index + 1, total: pictures.length });
  return (
    <ul
      className={row}
      ref={track}
      onScroll={onScroll}
      aria-label={t('product.pictures', { name })}
      // What scrolls has to be reached by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {pictures.map((picture, index) => (
        <li key={picture.webp} className={slide}>
          <FoodPicture
            picture={picture}
            alt={alt(index)}
            sizes={PRODUCT_PICTURE_SIZES}
            isFirst={index === 0}
          />
        </li>
      ))}
    </ul>
  );
};
