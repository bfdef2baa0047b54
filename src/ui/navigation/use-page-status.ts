import { useSelector } from 'react-redux';
import { selectPage } from '../../application/navigation/page-slice';
import { routeKey } from '../../application/navigation/route-key';
import { useRoute } from './located-route';

export type PageStatus =
  | { readonly kind: 'loading' | 'ready' }
  | { readonly kind: 'failed'; readonly status: number };

const LOADING: PageStatus = { kind: 'loading' };

export const usePageStatus = (): PageStatus => {
  const route = useRoute();
  const page = useSelector(selectPage);
  if (!page.route || routeKey(page.route) !== routeKey(route)) return LOADING;
  return page;
};
