import { useRef, useState } from 'react';
import type { Product, Picture } from '../../../domain/catalogue/product';
import { FoodPicture } from '../../components/food-picture';
import { Labels } from '../../components/labels';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_DESKTOP, WITHOUT_SCRIPTS } from '../../theme/media';
import { PRODUCT_PICTURE_SIZES } from './product-layout';
import type { Ref } from 'react';
import { belowHeader, wrappingRow } from '../../theme/shared-styles';

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

const PictureTrack = ({ name, pictures, track, onScroll }: PictureTrackProps) => {
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
            isLarge
          />
        </li>
      ))}
    </ul>
  );
};

interface PictureButtonsProps {
  readonly pictures: readonly Picture[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/* Without scripts the large pictures are swiped. */
const list = css(wrappingRow, {
  padding: 'var(--thumbs, 0)',
  [WITHOUT_SCRIPTS]: { display: 'none' },
});

const button = css({
  display: 'block',
  width: 76,
  padding: 0,
  overflow: 'hidden',
  border: '2px solid transparent',
  borderRadius: 10,
  background: 'none',
  '&[aria-current]': { borderColor: 'var(--text)' },
});

const SIZES = '76px';
const SHOWN = { 'aria-current': 'true' } as const;

const PictureButtons = ({ pictures, shown, onShow }: PictureButtonsProps) => {
  const t = useText();
  return (
    <ul className={list}>
      {pictures.map((picture, index) => (
        <li key={picture.webp}>
          <button
            type="button"
            className={button}
            aria-label={t('product.showPicture', { number: index + 1, total: pictures.length })}
            onClick={() => onShow(index)}
            {...(index === shown ? SHOWN : {})}
          >
            <FoodPicture picture={picture} alt="" sizes={SIZES} />
          </button>
        </li>
      ))}
    </ul>
  );
};

interface GalleryProps {
  readonly product: Product;
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [PAGE_FROM_DESKTOP]: belowHeader,
});

const plate = css({ position: 'relative', overflow: 'hidden', borderRadius: 'var(--radius-card)' });

export const Gallery = ({ product: { name, picture, pictures, labels } }: GalleryProps) => {
  const t = useText();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const isGallery = pictures.length > 1;

  const noteShown = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };
  const show = (index: number): void => {
    // The scroll itself says when the picture is there.
    track.current?.scrollTo({ left: index * track.current.clientWidth });
  };

  return (
    <div className={frame}>
      <div className={plate}>
        {isGallery ? (
          <PictureTrack name={name} pictures={pictures} track={track} onScroll={noteShown} />
        ) : (
          <FoodPicture
            picture={pictures[0] ?? picture}
            alt={t('product.picture', { name })}
            sizes={PRODUCT_PICTURE_SIZES}
            isFirst
            isLarge
          />
        )}
        <Labels labels={labels} />
      </div>
      {isGallery && <PictureButtons pictures={pictures} shown={shown} onShow={show} />}
    </div>
  );
};
