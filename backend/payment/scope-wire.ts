import type { OfferScope } from '../../src/domain/fulfilment/offer-scope';

/** For which orders something is offered, as it travels. */
export const toWireScope = ({ orderTypes, cityIds }: OfferScope) => ({
  ...(orderTypes && { order_types: orderTypes }),
  ...(cityIds && { domain_ids: cityIds }),
});
