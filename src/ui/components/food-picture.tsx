import { css } from '@emotion/react';
import type { Picture } from '../../domain/catalogue/product';

interface FoodPictureProps {
  /** Null for goods without a picture, whose place then stays plain. */
  readonly picture: Picture | null;
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

/** The address of a picture in one width; spaces and commas would end it inside a list of sources. */
const inWidth = (address: string, width: number): string => {
  const join = address.includes('?') ? '&' : '?';
  return `${address.replace(/[\s,]/g, encodeURIComponent)}${join}w=${String(width)}`;
};

const sourceSet = (address: string): string =>
  WEBP_WIDTHS.map((width) => `${inWidth(address, width)} ${String(width)}w`).join(', ');

/** A dish at 4:3, as webp in the size the screen needs and as jpeg for browsers without it. */
export const FoodPicture = ({ picture, alt, sizes, isFirst = false }: FoodPictureProps) =>
  picture === null ? (
    <div css={image} />
  ) : (
    <picture>
      <source type="image/webp" srcSet={sourceSet(picture.webp)} sizes={sizes} />
      <img
        css={image}
        src={inWidth(picture.jpeg, JPEG_WIDTH)}
        alt={alt}
        width={800}
        height={600}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : {})}
      />
    </picture>
  );
