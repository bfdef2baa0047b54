import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectOpenDish } from '../../application/catalogue/catalogue-slice';
import { productViewed } from '../../application/viewed/viewed-slice';
import { useRoute } from '../navigation/located-route';
import { usePageStatus } from '../navigation/use-page-status';

export const ViewedWatcher = () => {
  const dispatch = useDispatch();
  const route = useRoute();
  const status = usePageStatus();
  const product = useSelector(selectOpenDish);
  const viewed = route.name === 'product' && status.kind === 'ready' ? (product?.id ?? null) : null;
  useEffect(() => {
    if (viewed !== null) dispatch(productViewed(viewed));
  }, [dispatch, viewed]);
  return null;
};
