import { useIsHydrated } from '../hooks/use-is-hydrated';
import { ShopStatus } from '../components/shop-status';
import { briefStatusLine } from '../components/status-styles';

/** Whether the shop is open, once the page has hydrated; until then the room for it. */
export const HeaderStatus = () => {
  return useIsHydrated() ? <ShopStatus isBrief /> : <p className={briefStatusLine} />;
};
