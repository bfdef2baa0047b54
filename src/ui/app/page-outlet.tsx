import { useDispatch } from 'react-redux';
import { routeEntered } from '../../application/page/page-slice';
import { ErrorPage } from '../pages/error/error-page';
import { moduleOf } from './page-modules';
import { usePageStatus, useRoute } from './use-page-status';

/** The page of the present address, or the error page with the status that says why not. */
export const PageOutlet = () => {
  const route = useRoute();
  const status = usePageStatus();
  const dispatch = useDispatch();
  const module = moduleOf(route);
  if (!module) return <ErrorPage status={404} />;
  if (status.kind === 'failed') {
    return <ErrorPage status={status.status} onRetry={() => dispatch(routeEntered(route))} />;
  }
  return <module.Page />;
};
