import type { Picture } from '../../domain/catalogue/product';
import { css } from '../theme/emotion';

interface FoodPictureProps {
  /** Null for goods without a picture, whose place then stays plain. */
  readonly picture: Picture | null;
  readonly alt: string;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** The first pictures of a page come at once, the others when they are near. */
  readonly isFirst?: boolean;
  readonly isEarly?: boolean;
  /** Wider than a card, so that a dense screen needs more than 800 pixels. */
  readonly isLarge?: boolean;
  /** The middle of it alone, as cards show it. */
  readonly isSquare?: boolean;
}

const WEBP_WIDTHS = [320, 480, 800];
const LARGE_WIDTHS = [...WEBP_WIDTHS, 1600];
const JPEG_WIDTH = 480;

const image = css({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: 'var(--surface-muted)',
});

const squareImage = css(image, { aspectRatio: '1' });

const AT_ONCE = { fetchPriority: 'high' } as const;
const WHEN_NEAR = { loading: 'lazy' } as const;

/** The address of a picture in one width; spaces and commas would end it inside a list of sources. */
const inWidth = (address: string, width: number): string => {
  const join = address.includes('?') ? '&' : '?';
  return `${address.replace(/[\s,]/g, encodeURIComponent)}${join}w=${String(width)}`;
};

const sourceSet = (address: string, widths: readonly number[]): string =>
  widths.map((width) => `${inWidth(address, width)} ${String(width)}w`).join(', ');

/**
 * A dish at 4:3, in the size the screen needs. Browsers that know no sizes get one as jpeg; all that
 * do know them know webp, too, or are too old for the shop.
 */
export const FoodPicture = ({
  picture,
  alt,
  sizes,
  isFirst = false,
  isEarly = false,
  isLarge = false,
  isSquare = false,
}: FoodPictureProps) =>
  picture === null ? (
    <div className={isSquare ? squareImage : image} />
  ) : (
    <img
      className={isSquare ? squareImage : image}
      srcSet={sourceSet(picture.webp, isLarge ? LARGE_WIDTHS : WEBP_WIDTHS)}
      sizes={sizes}
      src={inWidth(picture.jpeg, JPEG_WIDTH)}
      alt={alt}
      width={800}
      height={600}
      decoding="async"
      {...(isFirst ? AT_ONCE : isEarly ? {} : WHEN_NEAR)}
    />
  );
