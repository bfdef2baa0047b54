import { resolve } from 'node:path';
import { Router } from 'express';
import type { Response } from 'express';
import { categoryIconSvg, isCategoryIcon } from '../media-icons/category-icons';
import { JPEG_WIDTHS, WEBP_WIDTHS, isBrandingFile, pictureFile, widthFor } from './picture-names';

const FOREVER = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** A picture's name with its hash: only such names ever reach the file system. */
const PICTURE = /^([a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{8})\.(webp|jpg)$/;

const askedWidth = (width: unknown): number | null =>
  typeof width === 'string' && /^\d{1,5}$/.test(width) ? Number(width) : null;

const fileFor = (name: string, width: unknown): string | null => {
  if (isBrandingFile(name)) return name;
  const [, picture, format] = PICTURE.exec(name) ?? [];
  if (picture === undefined) return null;
  return format === 'webp'
    ? pictureFile(picture, widthFor(askedWidth(width), WEBP_WIDTHS), 'webp')
    : pictureFile(picture, widthFor(askedWidth(width), JPEG_WIDTHS), 'jpg');
};

/** A picture's URL changes with its content, so responses are cached for ever. */
const sendPicture = (res: Response, file: string, root: string, orElse: () => void): void => {
  res.sendFile(
    file,
    { root, headers: { 'Cache-Control': FOREVER }, cacheControl: false },
    (error) => {
      if (error && !res.headersSent) orElse();
    },
  );
};

/** Serves the pictures in `mediaDir` and the icons of categories; what is unknown goes on. */
export const mediaRoutes = (mediaDir: string): Router => {
  const root = resolve(mediaDir);
  const router = Router();
  router.use((_req, res, next) => {
    // A picture is the same in every language, and shared caches should know.
    res.removeHeader('Vary');
    res.removeHeader('Content-Language');
    next();
  });
  router.get('/icons/:name.svg', (req, res, next) => {
    const { name } = req.params;
    if (!isCategoryIcon(name)) {
      next();
      return;
    }
    res.set('Cache-Control', DAY).type('svg').send(categoryIconSvg(name));
  });
  router.get('/:file', (req, res, next) => {
    const file = fileFor(req.params.file, req.query['w']);
    if (file === null) next();
    else sendPicture(res, file, root, next);
  });
  return router;
};
