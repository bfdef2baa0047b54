import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { referralLinked } from '../../application/referral/referral-slice';
import { referralFromLink } from '../../domain/referral/referral-link';
import { instant } from '../../domain/time/instant';

/** Notes the invitation that an address carries, on whatever page it is opened. */
export const ReferralWatcher = () => {
  const dispatch = useDispatch();
  const { search } = useLocation();
  useEffect(() => {
    const id = referralFromLink(search);
    if (id !== null) dispatch(referralLinked({ id, keptAt: instant(Date.now()) }));
  }, [dispatch, search]);
  return null;
};
