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
