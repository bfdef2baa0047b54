import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { accountPathOf, wantedAccountPath } from '../../application/sign-in/account-path';
import { pathReached, selectPathWanted } from '../../application/navigation/path-wanted-slice';
import { useBarePath } from '../navigation/located-route';
import { useShopPath } from '../navigation/use-shop-path';

/** Leads the customer where the shop wants them, such as home after a logout. */
export const PathWatcher = () => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const { pathname, search } = useLocation();
  const wanted = useSelector(selectPathWanted);
  // The way back must lead neither to a page of the account nor to where it asked for the login.
  // From an order to the cart customers go of their own accord, and may go back.
  const isLeaving = accountPathOf(useBarePath()) !== null && wanted !== '/cart';
  const replace = isLeaving || wantedAccountPath(search) !== null;
  useEffect(() => {
    if (wanted === null) return;
    const target = shopPath(wanted);
    // Reached only when the page is there: until then others see that somebody is being led.
    if (pathname + search === target) dispatch(pathReached(undefined));
    else void navigate(target, { replace });
  }, [dispatch, navigate, shopPath, wanted, pathname, search, replace]);
  return null;
};
