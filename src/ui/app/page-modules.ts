import type { Route } from '../../application/page/route';
import { pageModule } from './page-module';

/** Each page is a chunk of its own, fetched when it is first needed. */
export const PAGE_MODULES = {
  home: pageModule('page-home', () =>
    import(/* webpackChunkName: "page-home" */ '../pages/home/home-page').then((m) => m.HomePage),
  ),
  products: pageModule('page-products', () =>
    import(/* webpackChunkName: "page-products" */ '../pages/products/products-page').then(
      (m) => m.ProductsPage,
    ),
  ),
  category: pageModule('page-category', () =>
    import(/* webpackChunkName: "page-category" */ '../pages/category/category-page').then(
      (m) => m.CategoryPage,
    ),
  ),
  subcategory: pageModule('page-category', () =>
    import(/* webpackChunkName: "page-category" */ '../pages/category/category-page').then(
      (m) => m.CategoryPage,
    ),
  ),
  product: pageModule('page-product', () =>
    import(/* webpackChunkName: "page-product" */ '../pages/product/product-page').then(
      (m) => m.ProductPage,
    ),
  ),
  cart: pageModule('page-cart', () =>
    import(/* webpackChunkName: "page-cart" */ '../pages/cart/cart-page').then((m) => m.CartPage),
  ),
} as const;

type PageName = keyof typeof PAGE_MODULES;

/** The module of a route's page; none for an address that names no page. */
export const moduleOf = (route: Route): (typeof PAGE_MODULES)[PageName] | null =>
  route.name === 'notFound' ? null : PAGE_MODULES[route.name];
