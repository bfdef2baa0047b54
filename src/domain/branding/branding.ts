import type { Accent } from './accent';

/** Fonts that a shop may be set in. Only the first is a file; the others are on every device. */
export const SHOP_FONTS = ['onest', 'system', 'serif'] as const;
export type ShopFont = (typeof SHOP_FONTS)[number];

/** Pages whose titles a shop may write itself; all others are named after what they show. */
export const TITLED_PAGES = [
  'home',
  'products',
  'delivery',
  'contacts',
  'news',
  'promotions',
] as const;
export type TitledPage = (typeof TITLED_PAGES)[number];

/** What stands for the name of the city in a title. */
export const CITY_PLACE = '{city}';

export interface PageTitle {
  /** With `CITY_PLACE` in it; null for the shop's usual one. */
  readonly title: string | null;
  readonly description: string | null;
}

/** Addresses of the pictures made of a shop's logo and icon. */
export interface BrandingPictures {
  /** Square, for the header. */
  readonly logo: string;
  /** Square, 192 and 512 pixels wide. */
  readonly small: string;
  readonly large: string;
  /** With room around for whatever shape a home screen cuts out. */
  readonly maskable: string;
  readonly touch: string;
  /** 1200 × 630, for link previews of pages without a picture. */
  readonly share: string;
}

export const BRANDING_PICTURES = [
  'logo',
  'small',
  'large',
  'maskable',
  'touch',
  'share',
] as const satisfies readonly (keyof BrandingPictures)[];

/** Where the shop's apps are; null where there is none. */
export interface AppLinks {
  readonly apple: string | null;
  readonly google: string | null;
}

/** How a shop presents itself, in one language. */
export interface Branding {
  readonly name: string;
  /** Empty where the shop says nothing. */
  readonly tagline: string;
  readonly titles: Readonly<Partial<Record<TitledPage, PageTitle>>>;
  readonly pictures: BrandingPictures | null;
  readonly accent: Accent | null;
  readonly font: ShopFont;
  readonly apps: AppLinks;
}
