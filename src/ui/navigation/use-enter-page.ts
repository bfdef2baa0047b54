import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { languageEntered, routeEntered } from '../../application/navigation/page-slice';
import type { ShopState } from '../../application/store/root-reducer';
import type { LocatedRoute } from './route-table';

/** Asks for the page of an address, in the address's language. */
export const useEnterPage = (): ((located: LocatedRoute) => void) => {
  const dispatch = useDispatch();
  const store = useStore<ShopState>();
  return useCallback(
    ({ locale, route }) => {
      const isSpoken = store.getState().language.locale === locale;
      dispatch(isSpoken ? routeEntered(route) : languageEntered({ locale, route }));
    },
    [dispatch, store],
  );
};
