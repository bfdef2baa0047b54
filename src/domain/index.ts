/** The rules of the shop, for the storefront, the backend and any other program. */
export * from './cart/cart-line';
export * from './cart/cart-lines';
export * from './cart/cart-reset';
export * from './cart/line-price';
export * from './catalogue/product-options';
export * from './catalogue/promo-placing';
export * from './city/city-by-host';
export * from './locale/locale-path';
export * from './money/currency';
export * from './money/money';
export * from './result/result';
export * from './search/search-text';
export * from './cart/cart-calculation';
export * from './cart/cart-undo';
export * from './catalogue/category';
export * from './catalogue/product';
export * from './city/city';
