import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { selectPage } from '../../application/navigation/page-slice';
import { selectLanguage } from '../../application/session/language-slice';
import { switchLocale } from '../../domain/locale/locale-path';
import { useLocated } from '../navigation/located-route';
import { KEEPS_PLACE } from '../navigation/use-scroll-place';

/**
 * Takes the address back to the language that the page speaks when the one it asks for cannot be had:
 * address and page never speak two. Rules 6.2.
 */
export const useWayBack = (): void => {
  const entering = useSelector(selectPage).entering;
  const { locale, locales } = useSelector(selectLanguage);
  const asked = useLocated().locale;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const before = useRef(entering);
  useEffect(() => {
    const wasEntering = before.current;
    before.current = entering;
    // The language on its way is gone, and the page did not come to speak it.
    if (entering !== null || wasEntering !== asked || locale === asked) return;
    const address = switchLocale(`${pathname}${search}${hash}`, locale, locales);
    void navigate(address, { replace: true, state: KEEPS_PLACE });
  }, [entering, asked, locale, locales, pathname, search, hash, navigate]);
};
