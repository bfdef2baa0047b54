import type { Route } from './route';

/** Whether a page shows what the cart comes to, and the names of its dishes. */
export const showsPrice = ({ name }: Route): boolean => name === 'cart' || name === 'checkout';

/** Whether a page shows who the customer is; the pages of an account are those whose names begin so. */
export const showsProfile = ({ name }: Route): boolean =>
  name === 'checkout' || name.startsWith('account');
