import sharp from 'sharp';
import type { BrandingPictures } from '../../src/domain/branding/branding';
import { MAX_PIXELS } from './master-picture';
import { JPEG_WIDTHS, WEBP_WIDTHS, brandingFile, pictureFile } from './picture-names';

/** One of the files that are made of a picture. */
export interface PictureVariant {
  /** The name of the file; `picture` is that of the master with the hash of its content. */
  fileOf(picture: string): string;
  make(master: Buffer): Promise<Buffer>;
}

const QUALITY = 78;

const dish = (width: number, format: 'webp' | 'jpg'): PictureVariant => ({
  fileOf: (picture) => pictureFile(picture, width, format),
  make: (master) => {
    const resized = sharp(master, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width, withoutEnlargement: true });
    return format === 'webp'
      ? resized.webp({ quality: QUALITY }).toBuffer()
      : resized
          .flatten({ background: '#fff' })
          .jpeg({ quality: QUALITY, mozjpeg: true })
          .toBuffer();
  },
});

/** Of a dish, a banner or a piece of news. */
export const DISH_VARIANTS: readonly PictureVariant[] = [
  ...WEBP_WIDTHS.map((width) => dish(width, 'webp')),
  ...JPEG_WIDTHS.map((width) => dish(width, 'jpg')),
];

/** Dots per inch at which a drawing is about this many pixels wide. */
const densityFor = async (master: Buffer, pixels: number): Promise<number> => {
  const { format, width, height } = await sharp(master).metadata();
  if (format !== 'svg') return 72;
  return Math.min(Math.max((72 * pixels) / Math.max(width, height), 72), 2400);
};

interface Canvas {
  readonly width: number;
  readonly height: number;
  /** The part of the height that the picture takes; the rest is ground around it. */
  readonly share: number;
  readonly ground: 'none' | 'white';
}

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** Draws a picture into the middle of a ground, as PNG: whatever a drawing could do besides stays behind. */
const onCanvas = async (master: Buffer, canvas: Canvas): Promise<Buffer> => {
  const size = Math.round(canvas.height * canvas.share);
  const density = await densityFor(master, size);
  const picture = await sharp(master, { limitInputPixels: MAX_PIXELS, density })
    .rotate()
    .resize(size, size, { fit: 'contain', background: TRANSPARENT })
    .png()
    .toBuffer();
  const { width, height, ground } = canvas;
  return sharp({
    create: {
      width,
      height,
      channels: 4,
      background: ground === 'none' ? TRANSPARENT : { r: 255, g: 255, b: 255, alpha: 1 },
    },
  })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer();
};

const square = (size: number, share: number, ground: Canvas['ground']): Canvas => ({
  width: size,
  height: size,
  share,
  ground,
});

/** White goes with every logo; a home screen cuts a shape out of what has a ground. */
const CANVASES = {
  logo: square(112, 1, 'none'),
  small: square(192, 1, 'none'),
  large: square(512, 1, 'none'),
  maskable: square(512, 0.6, 'white'),
  touch: square(180, 0.76, 'white'),
  share: { width: 1200, height: 630, share: 0.6, ground: 'white' },
} as const satisfies Record<keyof BrandingPictures, Canvas>;

/** Of a shop's logo or icon. */
export const BRANDING_VARIANTS: readonly PictureVariant[] = Object.entries(CANVASES).map(
  ([name, canvas]) => ({
    fileOf: (picture) => brandingFile(picture, name),
    make: (master) => onCanvas(master, canvas),
  }),
);
