import { Suspense } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { toastShown } from '../../application/notifications/toast-slice';
import { FaultBoundary } from '../components/fault-boundary';
import { useOpenDish } from '../navigation/located-route';
import { reloadIfOnline } from '../navigation/page-reload';
import { DISH_WINDOW } from './page-modules';

export const preloadDish = (): void => {
  // What cannot be had says so when it is opened.
  void DISH_WINDOW.preload().catch(() => undefined);
};

/** The dish that is open over the page, in a part of its own. Without that part its address is a page. */
export const DishOutlet = () => {
  const dish = useOpenDish();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  if (!dish) return null;
  const openAsPage = async (): Promise<void> => {
    DISH_WINDOW.forgetFailure();
    if (await reloadIfOnline()) return;
    void navigate(-1);
    dispatch(toastShown({ text: 'modal.failed', tone: 'failed' }));
  };
  return (
    <FaultBoundary onFault={() => void openAsPage()}>
      <Suspense fallback={null}>
        <DISH_WINDOW.Page />
      </Suspense>
    </FaultBoundary>
  );
};
