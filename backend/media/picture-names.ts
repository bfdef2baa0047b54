import { BRANDING_PICTURES } from '../../src/domain/branding/branding';

/** The widths in which a picture is stored, narrow to wide, in pixels. */
export const WEBP_WIDTHS = [320, 480, 800, 1600] as const;
export const JPEG_WIDTHS = [480, 800] as const;

/** The file of a picture in one width; `picture` is its name with the hash of its content. */
export const pictureFile = (picture: string, width: number, format: 'webp' | 'jpg'): string =>
  `${picture}-${String(width)}.${format}`;

/** The addresses of a picture; both null where a thing has none. */
export const picturePaths = (picture: string | null) => ({
  image_path: picture === null ? null : `/media/${picture}.webp`,
  image_path_jpeg: picture === null ? null : `/media/${picture}.jpg`,
});

/** Returns the smallest stored width that is at least the requested one, else the widest. */
export const widthFor = (asked: number | null, widths: readonly number[]): number =>
  widths.find((width) => asked !== null && width >= asked) ?? Math.max(...widths);

/** The file of a logo or an icon in one of its forms, such as `small`. */
export const brandingFile = (picture: string, form: string): string => `${picture}-${form}.png`;

/** Such files among all that is asked for. */
export const isBrandingFile = (file: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{8}-[a-z]+\.png$/.test(file) &&
  BRANDING_PICTURES.some((form) => file.endsWith(`-${form}.png`));

/** The file with the original of a picture: for an export, never shown. */
export const masterFile = (picture: string, kind: string): string => `${picture}.master.${kind}`;

/** The picture and its kind in the name of such a file; null for any other file. */
export const masterIn = (file: string): { picture: string; kind: string } | null => {
  const [, picture, kind] = /^(.+-[0-9a-f]{8})\.master\.([a-z0-9]+)$/.exec(file) ?? [];
  return picture === undefined || kind === undefined ? null : { picture, kind };
};
