import * as t from 'io-ts';
import { Slug, optional } from '../codec/wire-types';

/** What goes with the dishes of a category, by its slugs: in an import file and in the database. */
export const GoesWith = t.strict({
  additionals: optional(t.readonlyArray(Slug), []),
  /** Of which every dish goes with them. */
  categories: optional(t.readonlyArray(Slug), []),
});
export type GoesWith = t.TypeOf<typeof GoesWith>;
