import type { OrderReference } from '../../domain/order/order-reference';
import type { OrderNews } from '../../application/ports/order-platform';
import type { OrderStream } from './order-stream';

/**
 * Hears live messages about an order, as long as somebody looks at the page: one that is hidden lets
 * them go, and asks for what it missed when it is seen again.
 */
export const followOrderIn =
  (page: Document, stream: OrderStream) =>
  (reference: OrderReference, hear: (news: OrderNews) => void): (() => void) => {
    let letGo: (() => void) | null = null;
    const stop = (): void => {
      letGo?.();
      letGo = null;
    };
    const follow = (): void => {
      if (page.visibilityState === 'hidden') stop();
      else letGo ??= stream(reference, hear);
    };
    follow();
    page.addEventListener('visibilitychange', follow);
    return () => {
      page.removeEventListener('visibilitychange', follow);
      stop();
    };
  };
