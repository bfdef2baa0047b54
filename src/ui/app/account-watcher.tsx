import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import {
  accountPathOf,
  loginAddress,
  wantedAccountPath,
} from '../../application/sign-in/account-path';
import { modalOpened } from '../../application/modals/modal-slice';
import { selectLanguage } from '../../application/session/language-slice';
import { selectIsSignedIn } from '../../application/session/account-slice';
import { selectPathWanted } from '../../application/navigation/path-wanted-slice';
import type { ShopState } from '../../application/store/root-reducer';
import { useLocated } from '../navigation/located-route';

/** Pages of an account are for whoever is signed in: a guest finds the home, and there the login. */
const useAccountGuard = (): void => {
  const navigate = useNavigate();
  const { path, locale } = useLocated();
  const locales = useSelector(selectLanguage).locales;
  const isSignedIn = useSelector(selectIsSignedIn);
  const pathWanted = useSelector(selectPathWanted);
  // Whoever is being led elsewhere, such as home after a logout, is not asked to log in.
  const isBarred = !isSignedIn && pathWanted === null;
  const accountPath = accountPathOf(path);
  useEffect(() => {
    if (!isBarred || accountPath === null) return;
    void navigate(loginAddress(accountPath, locale, locales), { replace: true });
  }, [isBarred, accountPath, locale, locales, navigate]);
};

/** Opens the login where the address says that a guest wanted a page of the account. */
const useWantedLogin = (): void => {
  const dispatch = useDispatch();
  const store = useStore<ShopState>();
  const { search } = useLocation();
  const wanted = wantedAccountPath(search);
  useEffect(() => {
    // Looked up once: who logs out at this address did not want the login.
    if (wanted !== null && !store.getState().account.isSignedIn) dispatch(modalOpened('auth'));
  }, [dispatch, store, wanted]);
};

export const AccountWatcher = () => {
  useAccountGuard();
  useWantedLogin();
  return null;
};
