import * as t from 'io-ts';
import type { Seo } from '../../domain/catalogue/category';
import { optional } from './wire-types';

const Text = optional(t.string);

export const SeoWire = optional(
  t.partial({ h1: Text, tt: Text, ds: Text, kw: Text, og_type: Text, og_tt: Text, og_ds: Text }),
);

/** A text without a word in it says nothing, as one that is missing. */
const said = (text: string | null | undefined): string | null => text?.trim() || null;

export const toSeo = (wire: t.TypeOf<typeof SeoWire>): Seo => ({
  title: said(wire?.tt),
  description: said(wire?.ds),
  heading: said(wire?.h1),
  keywords: said(wire?.kw),
  ogType: said(wire?.og_type),
  ogTitle: said(wire?.og_tt),
  ogDescription: said(wire?.og_ds),
});
