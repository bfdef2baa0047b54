import { useDispatch, useSelector } from 'react-redux';
import { routeEntered } from '../../application/page/page-slice';
import { routeKey } from '../../application/page/route-key';
import type { ShopState } from '../../application/store/root-reducer';
import { ErrorPage } from '../pages/error/error-page';
import { PageBoundary } from './page-boundary';
import { moduleOf } from './page-modules';
import { useRoute } from './located-route';
import { usePageStatus } from './use-page-status';

/** The page of the present address, or the error page with the status that says why not. */
export const PageOutlet = () => {
  const route = useRoute();
  const status = usePageStatus();
  const dispatch = useDispatch();
  const hasFrame = useSelector((state: ShopState) => state.catalogue.categories.length > 0);
  const module = moduleOf(route);
  if (!module) return <ErrorPage status={404} />;
  if (status.kind === 'failed') {
    // Without its frame the page can only be made anew, by the server.
    return hasFrame ? (
      <ErrorPage
        status={status.status}
        onRetry={() => {
          module.forgetFailure();
          dispatch(routeEntered(route));
        }}
      />
    ) : (
      <ErrorPage status={status.status} />
    );
  }
  return (
    <PageBoundary key={routeKey(route)} onRetry={module.forgetFailure}>
      <module.Page />
    </PageBoundary>
  );
};
