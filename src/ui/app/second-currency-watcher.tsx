import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { secondCurrencyEnded, selectSettings } from '../../application/settings/settings-slice';
import { isSecondShown } from '../../domain/money/second-currency';
import { useNow } from '../hooks/use-now';
import { useTimeZone } from '../hooks/use-time-zone';

/** Takes the second currency off a page that is still open after its last day. Rules 1.5. */
export const SecondCurrencyWatcher = () => {
  const dispatch = useDispatch();
  const now = useNow();
  const zone = useTimeZone();
  const second = useSelector(selectSettings)?.secondCurrency ?? null;
  const isOver = second !== null && now !== null && !isSecondShown(second, now, zone);
  useEffect(() => {
    if (isOver) dispatch(secondCurrencyEnded(undefined));
  }, [dispatch, isOver]);
  return null;
};
