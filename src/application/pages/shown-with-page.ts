import type { CatalogueRoot } from '../catalogue/catalogue-slice';
import type { PageRoot } from '../navigation/page-slice';
import type { Route } from '../navigation/route';

/** Returns whether a page shows what the cart comes to, and the names of its dishes. */
export const showsPrice = ({ name }: Route): boolean => name === 'cart' || name === 'checkout';

/** Returns whether a page shows who the customer is; the pages of an account are those whose names begin so. */
export const showsProfile = ({ name }: Route): boolean =>
  name === 'checkout' || name.startsWith('account');

/** Returns whether a page stands without a block that could not be had: it is not for the next visitor. */
export const lacksBlock = ({ page, catalogue }: PageRoot & CatalogueRoot): boolean =>
  page.route?.name === 'home' && catalogue.mainScreen === null;
