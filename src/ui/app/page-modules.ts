import type { Route, RouteName } from '../../application/navigation/route';
import type { PageModule } from '../navigation/page-module';
import { pageModule } from '../navigation/page-module';

const HOME_PAGE = pageModule(
  'page-home',
  () =>
    import(/* webpackChunkName: "page-home" */ '../pages/home/home-page').then((m) => m.HomePage),
  'menu',
);
const ACCOUNT_PAGE = pageModule('page-account', () =>
  import(/* webpackChunkName: "page-account" */ '../pages/account/account-page').then(
    (m) => m.AccountPage,
  ),
);
const ACCOUNT_PROFILE_PAGE = pageModule('page-account-profile', () =>
  import(/* webpackChunkName: "page-account-profile" */ '../pages/account/profile-page').then(
    (m) => m.ProfilePage,
  ),
);
const ACCOUNT_ADDRESS_PAGE = pageModule('page-account-address', () =>
  import(/* webpackChunkName: "page-account-address" */ '../pages/account/addresses-page').then(
    (m) => m.AddressesPage,
  ),
);
const ACCOUNT_BONUSES_PAGE = pageModule('page-account-bonuses', () =>
  import(/* webpackChunkName: "page-account-bonuses" */ '../pages/account/bonuses-page').then(
    (m) => m.BonusesPage,
  ),
);
const ACCOUNT_REFERRAL_PAGE = pageModule('page-account-referral', () =>
  import(/* webpackChunkName: "page-account-referral" */ '../pages/account/referral-page').then(
    (m) => m.ReferralPage,
  ),
);
const ACCOUNT_ORDERS_PAGE = pageModule('page-account-orders', () =>
  import(/* webpackChunkName: "page-account-orders" */ '../pages/account/orders-page').then(
    (m) => m.OrdersPage,
  ),
);
const ACCOUNT_ORDER_PAGE = pageModule('page-account-order', () =>
  import(/* webpackChunkName: "page-account-order" */ '../pages/account/order-page').then(
    (m) => m.OrderPage,
  ),
);
const ARTICLE_PAGE = pageModule('page-article', () =>
  import(/* webpackChunkName: "page-article" */ '../pages/article/article-page').then(
    (m) => m.ArticlePage,
  ),
);
const CART_PAGE = pageModule('page-cart', () =>
  import(/* webpackChunkName: "page-cart" */ '../pages/cart/cart-page').then((m) => m.CartPage),
);
const CHECKOUT_PAGE = pageModule('page-checkout', () =>
  import(/* webpackChunkName: "page-checkout" */ '../pages/checkout/checkout-page').then(
    (m) => m.CheckoutPage,
  ),
);
const ACCEPTED_PAGE = pageModule('page-accepted', () =>
  import(/* webpackChunkName: "page-accepted" */ '../pages/accepted/accepted-page').then(
    (m) => m.AcceptedPage,
  ),
);
const CONTACTS_PAGE = pageModule('page-contacts', () =>
  import(/* webpackChunkName: "page-contacts" */ '../pages/contacts/contacts-page').then(
    (m) => m.ContactsPage,
  ),
);
const DELIVERY_PAGE = pageModule('page-delivery', () =>
  import(/* webpackChunkName: "page-delivery" */ '../pages/delivery/delivery-page').then(
    (m) => m.DeliveryPage,
  ),
);
const FAVOURITES_PAGE = pageModule(
  'page-favourites',
  () =>
    import(/* webpackChunkName: "page-favourites" */ '../pages/favourites/favourites-page').then(
      (m) => m.FavouritesPage,
    ),
  'menu',
);
const NEWS_PAGE = pageModule('page-news', () =>
  import(/* webpackChunkName: "page-news" */ '../pages/news/news-page').then((m) => m.NewsPage),
);
const NEWS_ITEM_PAGE = pageModule('page-news-item', () =>
  import(/* webpackChunkName: "page-news-item" */ '../pages/news/news-item-page').then(
    (m) => m.NewsItemPage,
  ),
);
const PRODUCT_PAGE = pageModule(
  'page-product',
  () =>
    import(/* webpackChunkName: "page-product" */ '../pages/product/product-page').then(
      (m) => m.ProductPage,
    ),
  'menu',
);
/** The same over another page. */
export const DISH_WINDOW = pageModule(
  'dish-window',
  () =>
    import(/* webpackChunkName: "dish-window" */ '../pages/product/dish-window').then(
      (m) => m.DishWindow,
    ),
  'menu',
);
const PRODUCTS_PAGE = pageModule(
  'page-products',
  () =>
    import(/* webpackChunkName: "page-products" */ '../pages/products/products-page').then(
      (m) => m.ProductsPage,
    ),
  'menu',
);
const CATEGORY_PAGE = pageModule(
  'page-category',
  () =>
    import(/* webpackChunkName: "page-category" */ '../pages/category/category-page').then(
      (m) => m.CategoryPage,
    ),
  'menu',
);
const PROMOTIONS_PAGE = pageModule('page-promotions', () =>
  import(/* webpackChunkName: "page-promotions" */ '../pages/promotions/promotions-page').then(
    (m) => m.PromotionsPage,
  ),
);
const PROMOTION_PAGE = pageModule('page-promotion', () =>
  import(/* webpackChunkName: "page-promotion" */ '../pages/promotions/promotion-page').then(
    (m) => m.PromotionPage,
  ),
);
const SEARCH_PAGE = pageModule(
  'page-search',
  () =>
    import(/* webpackChunkName: "page-search" */ '../pages/search/search-page').then(
      (m) => m.SearchPage,
    ),
  'menu',
);

/** Each kind of page is a chunk of its own, fetched when it is first needed. */
export const PAGE_MODULES: Readonly<Record<Exclude<RouteName, 'notFound'>, PageModule>> = {
  home: HOME_PAGE,
  account: ACCOUNT_PAGE,
  accountAddress: ACCOUNT_ADDRESS_PAGE,
  accountBonuses: ACCOUNT_BONUSES_PAGE,
  accountOrders: ACCOUNT_ORDERS_PAGE,
  accountOrder: ACCOUNT_ORDER_PAGE,
  accountProfile: ACCOUNT_PROFILE_PAGE,
  accountReferral: ACCOUNT_REFERRAL_PAGE,
  about: ARTICLE_PAGE,
  page: ARTICLE_PAGE,
  modulePage: ARTICLE_PAGE,
  cart: CART_PAGE,
  checkout: CHECKOUT_PAGE,
  accepted: ACCEPTED_PAGE,
  contacts: CONTACTS_PAGE,
  delivery: DELIVERY_PAGE,
  favourites: FAVOURITES_PAGE,
  news: NEWS_PAGE,
  newsItem: NEWS_ITEM_PAGE,
  product: PRODUCT_PAGE,
  products: PRODUCTS_PAGE,
  category: CATEGORY_PAGE,
  subcategory: CATEGORY_PAGE,
  promotions: PROMOTIONS_PAGE,
  promotion: PROMOTION_PAGE,
  search: SEARCH_PAGE,
};

export const moduleOf = (route: Route): PageModule | null =>
  route.name === 'notFound' ? null : PAGE_MODULES[route.name];
