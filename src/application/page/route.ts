/** Which page an address asks for, in the shop's own words. */
export type Route =
  | { readonly name: 'home' | 'products' | 'cart' | 'notFound' }
  | { readonly name: 'category'; readonly category: string; readonly page: number }
  | {
      readonly name: 'subcategory';
      readonly category: string;
      readonly subcategory: string;
      readonly page: number;
    }
  | { readonly name: 'product'; readonly slug: string };

/** Pages are counted from 1; anything else in an address stands for the first. Rules 4.2. */
export const pageNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
