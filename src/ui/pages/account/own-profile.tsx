import type { ReactNode } from 'react';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AddressBook } from '../../../application/addresses/address-book-slice';
import { selectAddressBook } from '../../../application/addresses/address-book-slice';
import type { Profile } from '../../../application/ports/profile-gateway';
import {
  addressesRequested,
  profileRequested,
  selectProfile,
} from '../../../application/profile/profile-slice';
import { useText } from '../../i18n/use-text';
import { FailedPart } from '../../components/failed-part';

interface OwnDataProps<A> {
  readonly skeleton: ReactNode;
  readonly children: (data: A) => ReactNode;
}

/** Asks for what is about to be shown; returns how to ask once more. */
const useRequest = (needed: typeof profileRequested): (() => void) => {
  const dispatch = useDispatch();
  const ask = useCallback(() => {
    dispatch(needed(undefined));
  }, [dispatch, needed]);
  useEffect(ask, [ask]);
  return ask;
};

export const OwnProfile = ({ skeleton, children }: OwnDataProps<Profile>) => {
  const t = useText();
  const ask = useRequest(profileRequested);
  const { profile, loading } = useSelector(selectProfile);
  if (profile) return children(profile);
  return loading === 'failed' ? <FailedPart text={t('account.failed')} onRetry={ask} /> : skeleton;
};

type AccountBook = Extract<AddressBook, { readonly kind: 'account' }>;

export const OwnAddresses = ({ skeleton, children }: OwnDataProps<AccountBook['addresses']>) => {
  const t = useText();
  const ask = useRequest(addressesRequested);
  const book = useSelector(selectAddressBook);
  const loading = useSelector(selectProfile).loading;
  if (book.kind === 'account') return children(book.addresses);
  return loading === 'failed' ? (
    <FailedPart text={t('account.addressesFailed')} onRetry={ask} />
  ) : (
    skeleton
  );
};
