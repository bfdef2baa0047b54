/** The chunk of customers with an order. */
export { HomeOrder } from './home-order';
export { LiveOrderStrip } from './live-order-strip';
export { OrderTitle } from './order-title';
