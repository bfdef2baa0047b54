import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router';
import { promoLinked } from '../../application/pricing/linked-promo-slice';
import { promoFromLink } from '../../domain/promotion/linked-promo';

export const PromoWatcher = () => {
  const dispatch = useDispatch();
  const { search } = useLocation();
  useEffect(() => {
    const code = promoFromLink(search);
    if (code !== null) dispatch(promoLinked(code));
  }, [dispatch, search]);
  return null;
};
