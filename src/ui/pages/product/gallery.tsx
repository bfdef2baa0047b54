import { useRef, useState } from 'react';
import type { Product } from '../../../domain/catalogue/product';
import { FoodPicture } from '../../components/food-picture';
import { Labels } from '../../components/labels';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_DESKTOP } from '../../theme/media';
import { PictureButtons } from './picture-buttons';
import { PictureTrack } from './picture-track';
import { PRODUCT_PICTURE_SIZES } from './product-layout';

interface GalleryProps {
  readonly product: Product;
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [PAGE_FROM_DESKTOP]: {
    position: 'sticky',
    top: 'calc(var(--header) + var(--categories) + 24px)',
  },
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
          />
        )}
        <Labels labels={labels} />
      </div>
      {isGallery && <PictureButtons pictures={pictures} shown={shown} onShow={show} />}
    </div>
  );
};
