import type { FilterId, OrderId } from '../../domain/id/ids';
import type { TrackingKey } from '../../domain/order/order-tracking';

/** A page of a list of dishes, as the address asks for it. */
interface OfList {
  readonly page: number;
  /** Marks that all its dishes must have. */
  readonly filter: readonly FilterId[];
}

/** The whole menu; with marks that all of its dishes must have, or without. */
export interface ProductsRoute {
  readonly name: 'products';
  readonly filter?: readonly FilterId[];
}

export interface CategoryRoute extends OfList {
  readonly name: 'category';
  readonly category: string;
}

export interface SubcategoryRoute extends OfList {
  readonly name: 'subcategory';
  readonly category: string;
  readonly subcategory: string;
}

/** A page that the restaurant's own navigation names: `/{module}/{page}` or `/{module}`. */
export interface ModulePageRoute {
  readonly name: 'modulePage';
  readonly module: string;
  readonly page: string | null;
}

/** Which page an address asks for, in the shop's own words. */
export type Route =
  | {
      readonly name:
        | 'home'
        | 'cart'
        | 'checkout'
        | 'about'
        | 'contacts'
        | 'delivery'
        | 'favourites'
        | 'promotions'
        | 'account'
        | 'accountAddress'
        | 'accountBonuses'
        | 'accountProfile'
        | 'accountReferral'
        | 'notFound';
    }
  | ProductsRoute
  | CategoryRoute
  | SubcategoryRoute
  | ModulePageRoute
  | { readonly name: 'product' | 'newsItem' | 'promotion' | 'page'; readonly slug: string }
  | { readonly name: 'news' | 'accountOrders'; readonly page: number }
  /** One of the customer's own orders; null for what can be no order's id. */
  | { readonly name: 'accountOrder'; readonly id: OrderId | null }
  /** The order that was placed, by its key; null where the address has none that could be one. Rules 13.11. */
  | {
      readonly name: 'accepted';
      readonly key: TrackingKey | null;
      /** Whether the page comes with the order in it, for who runs no scripts. Rules 24.1. */
      readonly isPlain?: boolean;
    }
  /** The text as the address has it, also one that is too short to look for. */
  | { readonly name: 'search'; readonly text: string };

export type RouteName = Route['name'];

export type RouteOf<N extends RouteName> = Extract<Route, { readonly name: N }>;

/** The name by which a page is known in one language, such as `cart___ru`. Rules 6.4. */
export const routeName = ({ name }: Route, locale: string): string => `${name}___${locale}`;
