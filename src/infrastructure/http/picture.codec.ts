import * as t from 'io-ts';
import type { Picture } from '../../domain/catalogue/product';
import { optional } from './wire-types';

/** A picture in its two formats, for things that may have none. */
export const PictureWire = t.partial({
  image_path: optional(t.string),
  image_path_jpeg: optional(t.string),
});

export const toPicture = ({
  image_path: webp,
  image_path_jpeg: jpeg,
}: t.TypeOf<typeof PictureWire>): Picture | null => (webp && jpeg ? { webp, jpeg } : null);
