import * as t from 'io-ts';
import type { Seo } from '../../domain/catalogue/category';
import { optional } from './wire-types';

export const SeoWire = optional(t.partial({ tt: optional(t.string), ds: optional(t.string) }));

export const toSeo = (wire: t.TypeOf<typeof SeoWire>): Seo => ({
  title: wire?.tt ?? null,
  description: wire?.ds ?? null,
});
