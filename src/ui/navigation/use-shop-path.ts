import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectLanguage } from '../../application/session/language-slice';
import { localePath } from '../../domain/locale/locale-path';

export const useShopPath = (): ((path: string) => string) => {
  const language = useSelector(selectLanguage);
  return useCallback((path) => localePath(path, language.locale, language.locales), [language]);
};
