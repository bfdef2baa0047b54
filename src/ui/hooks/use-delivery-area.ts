import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { areaRequested, selectArea } from '../../application/delivery/delivery-slice';

export const useDeliveryArea = (): ReturnType<typeof selectArea> => {
  const dispatch = useDispatch();
  const area = useSelector(selectArea);
  const isUnknown = area.kind === 'unknown';
  useEffect(() => {
    if (isUnknown) dispatch(areaRequested(undefined));
  }, [isUnknown, dispatch]);
  return area;
};
