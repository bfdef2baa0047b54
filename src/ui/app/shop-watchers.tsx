import { use } from 'react';
import { LaterPartsContext } from './later-parts';

/** Those who watch where the visit is, once they have come. */
export const ShopWatchers = () => {
  const later = use(LaterPartsContext);
  return later && <later.Watchers />;
};
