import * as t from 'io-ts';
import { described, lenient, nullable, text, tolerant, whole, shape } from './codec';
import { Moment, Picture } from './primitives';

/** The two files of a picture: webp, and jpeg for browsers without it. */
export const picture = {
  image_path: tolerant(Picture),
  image_path_jpeg: tolerant(Picture),
};

const OptionalText = nullable(text());

/** Texts of a page for search engines: title, description, heading, keywords and those of previews. */
export const Seo = nullable(
  described(
    t.partial({
      tt: OptionalText,
      ds: OptionalText,
      h1: OptionalText,
      kw: OptionalText,
      og_type: OptionalText,
      og_tt: OptionalText,
      og_ds: OptionalText,
    }),
    'Texts of a page for search engines: `tt` title, `ds` description, `h1` heading, `kw` keywords, `og_…` those of a preview',
  ),
);
export type Seo = t.TypeOf<typeof Seo>;

/** Where in a list this page is. Read part by part, so that no odd part costs the list. */
export const Meta = shape('Where in a list this page is. Rules 4.2.', {
  current_page: lenient(whole(1)),
  last_page: lenient(whole(1)),
  per_page: lenient(whole(1)),
  total: lenient(whole(0)),
});
export type Meta = t.TypeOf<typeof Meta>;

/** A span of moments, the first and the last. */
export const Span = t.type({ from: Moment, to: Moment });
