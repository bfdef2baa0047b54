import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAreAddressesUnknown } from '../../application/addresses/address-selectors';
import { addressesRequested, selectProfile } from '../../application/profile/profile-slice';

export interface OwnAddressesState {
  readonly kind: 'known' | 'loading' | 'failed';
  readonly retry: () => void;
}

/** Loads a signed-in customer's addresses, which come along with few pages; a guest's are known. */
export const useOwnAddresses = (): OwnAddressesState => {
  const dispatch = useDispatch();
  const isUnknown = useSelector(selectAreAddressesUnknown);
  const hasFailed = useSelector(selectProfile).loading === 'failed';
  const load = useCallback(() => {
    dispatch(addressesRequested(undefined));
  }, [dispatch]);
  useEffect(() => {
    if (isUnknown) load();
  }, [isUnknown, load]);
  if (!isUnknown) return { kind: 'known', retry: load };
  return { kind: hasFailed ? 'failed' : 'loading', retry: load };
};
