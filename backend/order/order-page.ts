import type { Order } from './order-row';
import { returnPathWithKey } from './purchase-fields';

/** The page of the shop that an order's customer returns to, as a path: with nothing but the key of the order. */
export const pageOfOrder = ({ contents, row }: Order): string =>
  returnPathWithKey(contents.returnUrl, row.tracking_key);
