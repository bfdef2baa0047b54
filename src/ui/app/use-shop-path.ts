import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../application/store/root-reducer';
import { localePath } from '../../domain/locale/locale-path';

/** Puts the visit's language in front of a path. */
export const useShopPath = (): ((path: string) => string) => {
  const language = useSelector((state: ShopState) => state.language);
  return useCallback((path) => localePath(path, language.locale, language.locales), [language]);
};
