import { useSelector } from 'react-redux';
import { selectPage } from '../../application/navigation/page-slice';
import { routeKey } from '../../application/navigation/route-key';
import { useRoute } from './located-route';

export type PageStatus =
  | { readonly kind: 'loading' | 'ready' }
  | { readonly kind: 'failed'; readonly status: number };

const LOADING: PageStatus = { kind: 'loading' };

/** Returns whether the present page can be shown; what is loaded for another address does not count. */
export const usePageStatus = (): PageStatus => {
  const route = useRoute();
  const page = useSelector(selectPage);
  if (!page.route || routeKey(page.route) !== routeKey(route)) return LOADING;
  return page;
};
