import type { ShopState } from '../store/root-reducer';

/**
 * Whether what became of an order is not known yet: then everything that was typed for it is held,
 * whatever happens to the session, and the customer may log in again over the page. Rules 18.7.
 */
export const isOrderHeld = ({ placing }: ShopState): boolean =>
  placing.kind === 'placing' || placing.kind === 'checking' || placing.kind === 'login';
