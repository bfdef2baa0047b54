import type { Picture } from '../../../domain/catalogue/product';
import { FoodPicture } from '../../components/food-picture';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { WITHOUT_SCRIPTS } from '../../theme/media';

interface PictureButtonsProps {
  readonly pictures: readonly Picture[];
  /** The index of the one that is shown large. */
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/* Without scripts the large pictures are swiped. */
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
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

export const PictureButtons = ({ pictures, shown, onShow }: PictureButtonsProps) => {
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
