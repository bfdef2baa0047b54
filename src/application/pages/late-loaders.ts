import { refuse } from '../../domain/result/result';
import type { CustomerLoaders, LoadedContent } from '../navigation/content-loader';

/**
 * The loaders of a customer's own pages, fetched with the first such page. `fetch` answers null when
 * they cannot be had; then a page cannot be had either, like one whose call found no network.
 */
export const lateLoaders = (fetch: () => Promise<CustomerLoaders | null>): CustomerLoaders => {
  const then = async (load: (loaders: CustomerLoaders) => LoadedContent): LoadedContent => {
    const loaders = await fetch();
    return loaders ? load(loaders) : refuse({ kind: 'unreachable' });
  };
  return {
    account: (...asked) => then(({ account }) => account(...asked)),
    accountAddress: (...asked) => then(({ accountAddress }) => accountAddress(...asked)),
    accountBonuses: (...asked) => then(({ accountBonuses }) => accountBonuses(...asked)),
    accountProfile: (...asked) => then(({ accountProfile }) => accountProfile(...asked)),
    accountReferral: (...asked) => then(({ accountReferral }) => accountReferral(...asked)),
    accountOrders: (...asked) => then(({ accountOrders }) => accountOrders(...asked)),
    accountOrder: (...asked) => then(({ accountOrder }) => accountOrder(...asked)),
    accepted: (...asked) => then(({ accepted }) => accepted(...asked)),
  };
};
