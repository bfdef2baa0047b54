import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { referralLinked } from '../../application/referral/referral-slice';
import { referralFromLink } from '../../domain/referral/referral-link';
import { useServerClock } from '../hooks/server-clock-context';

export const ReferralWatcher = () => {
  const dispatch = useDispatch();
  const { now } = useServerClock();
  const { search } = useLocation();
  useEffect(() => {
    const id = referralFromLink(search);
    if (id !== null) dispatch(referralLinked({ id, storedAt: now() }));
  }, [dispatch, now, search]);
  return null;
};
