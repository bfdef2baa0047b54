import type { RouteName } from '../../application/navigation/route';
import type { ShopState } from '../../application/store/root-reducer';
import type { Picture } from '../../domain/catalogue/product';
import { absoluteAddress } from './absolute-address';
import { brandFiles } from './brand-files';
import type { PreviewMetadata } from './page-head';
import { pageAddress } from './page-links';

export interface LinkPreview extends PreviewMetadata {
  readonly address: string;
  readonly picture: string | null;
  /** As Open Graph writes it, such as `en_BG`. */
  readonly locale: string;
}

const firstPicture = (
  things: readonly { readonly picture: Picture | null }[] | undefined,
): Picture | null => things?.find(({ picture }) => picture !== null)?.picture ?? null;

/** The picture of what the page is about; null where it is about nothing in particular. */
const pictureOf = ({ page, catalogue, content }: ShopState): Picture | null => {
  const pictures: Partial<Record<RouteName, Picture | null | undefined>> = {
    home: firstPicture(catalogue.mainScreen?.banners),
    category: firstPicture(catalogue.listing?.products),
    subcategory: firstPicture(catalogue.listing?.products),
    product: catalogue.product?.picture,
    newsItem: content.newsItem?.picture,
    promotion: content.promotion?.picture,
  };
  return (page.route && pictures[page.route.name]) ?? null;
};

export const pagePicture = (state: ShopState, baseUrl: string): string | null => {
  // Not every program that makes previews knows webp.
  const own = pictureOf(state)?.jpeg ?? brandFiles(state).share.path;
  return absoluteAddress(own, baseUrl);
};

export const linkPreview = (state: ShopState, metadata: PreviewMetadata): LinkPreview | null => {
  const address = pageAddress(state);
  const { current } = state.city;
  if (address === null || !current) return null;
  return {
    ...metadata,
    address,
    picture: pagePicture(state, current.baseUrl),
    locale: state.language.iso.replace(
      /-(\w+)$/,
      (_, country: string) => `_${country.toUpperCase()}`,
    ),
  };
};
