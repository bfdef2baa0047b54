import { css } from '@emotion/react';
import type { Picture } from '../../domain/catalogue/product';

interface FoodPictureProps {
  readonly picture: Picture;
  readonly alt: string;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** The first pictures of a page come at once, the others when they are near. */
  readonly isFirst?: boolean;
}

const WEBP_WIDTHS = [320, 480, 800];
const JPEG_WIDTH = 480;

const image = css`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: var(--surface-muted);
`;

const sourceSet = (address: string): string =>
  WEBP_WIDTHS.map((width) => `${address}?w=${String(width)} ${String(width)}w`).join(', ');

/** A dish at 4:3, as webp in the size the screen needs and as jpeg for browsers without it. */
export const FoodPicture = ({ picture, alt, sizes, isFirst = false }: FoodPictureProps) => (
  <picture>
    <source type="image/webp" srcSet={sourceSet(picture.webp)} sizes={sizes} />
    <img
      css={image}
      src={`${picture.jpeg}?w=${String(JPEG_WIDTH)}`}
      alt={alt}
      width={800}
      height={600}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : {})}
    />
  </picture>
);
