import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAreAddressesUnknown } from '../../application/addresses/address-selectors';
import { addressesNeeded } from '../../application/profile/profile-slice';
import type { ShopState } from '../../application/store/root-reducer';

export interface OwnAddressesState {
  readonly kind: 'known' | 'loading' | 'failed';
  readonly retry: () => void;
}

/** Loads a signed-in customer's addresses, which come along with few pages; a guest's are known. */
export const useOwnAddresses = (): OwnAddressesState => {
  const dispatch = useDispatch();
  const isUnknown = useSelector(selectAreAddressesUnknown);
  const hasFailed = useSelector((state: ShopState) => state.profile.loading === 'failed');
  const load = useCallback(() => {
    dispatch(addressesNeeded(undefined));
  }, [dispatch]);
  useEffect(() => {
    if (isUnknown) load();
  }, [isUnknown, load]);
  if (!isUnknown) return { kind: 'known', retry: load };
  return { kind: hasFailed ? 'failed' : 'loading', retry: load };
};
