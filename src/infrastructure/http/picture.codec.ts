import type { Picture } from '../../domain/catalogue/product';

/** The two files of a picture, for things that may have none. */
interface PictureFiles {
  readonly image_path?: string | null | undefined;
  readonly image_path_jpeg?: string | null | undefined;
}

/** Browsers leave spaces and control characters out of an address before they read its scheme. */
const UNREAD = /[\0-\x20]/g;

/** Returns whether an address is one of the web, or a path of the shop's own. */
const isOfWeb = (address: string): boolean =>
  !/^[a-z][a-z0-9+.-]*:/i.test(address.replace(UNREAD, '')) || /^https?:\/\//i.test(address);

/** The picture of a thing; null where it has none, or names something else than a file of the web. */
export const toPicture = ({
  image_path: webp,
  image_path_jpeg: jpeg,
}: PictureFiles): Picture | null =>
  webp && jpeg && isOfWeb(webp) && isOfWeb(jpeg) ? { webp, jpeg } : null;
