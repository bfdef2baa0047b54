import { useSelector } from 'react-redux';
import { selectCategories } from '../../application/catalogue/catalogue-slice';
import { placeKey } from '../../application/navigation/route-key';
import { ErrorPage } from '../pages/error/error-page';
import { PageBoundary } from './page-boundary';
import { moduleOf } from './page-modules';
import { useLocated } from '../navigation/located-route';
import { useEnterPage } from '../navigation/use-enter-page';
import { usePageStatus } from '../navigation/use-page-status';

/** The page of the present address, or the error page with the status that says why not. */
export const PageOutlet = () => {
  const located = useLocated();
  const { route } = located;
  const status = usePageStatus();
  const enterPage = useEnterPage();
  const hasFrame = useSelector(selectCategories).length > 0;
  const module = moduleOf(route);
  if (!module) return <ErrorPage status={404} />;
  if (status.kind === 'failed') {
    // Without its frame the page can only be made anew, by the server.
    return hasFrame ? (
      <ErrorPage
        status={status.status}
        onRetry={() => {
          module.forgetFailure();
          enterPage(located);
        }}
      />
    ) : (
      <ErrorPage status={status.status} />
    );
  }
  return (
    <PageBoundary key={placeKey(route)} module={module}>
      <module.Page />
    </PageBoundary>
  );
};
