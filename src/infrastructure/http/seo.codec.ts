import type { Seo as SeoWire } from '../../../contract/wire/shared';
import type { Seo } from '../../domain/catalogue/category';

/** A text without a word in it says nothing, as one that is missing. */
const said = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

export const toSeo = (wire: SeoWire | undefined): Seo => ({
  title: said(wire?.tt),
  description: said(wire?.ds),
  heading: said(wire?.h1),
  keywords: said(wire?.kw),
  ogType: said(wire?.og_type),
  ogTitle: said(wire?.og_tt),
  ogDescription: said(wire?.og_ds),
});
