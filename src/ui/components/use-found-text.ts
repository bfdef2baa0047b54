import { useCallback } from 'react';
import type { FoundDishes } from '../../application/search/search-slice';
import { searchCount } from '../../domain/search/search-count';
import { useText } from '../i18n/use-text';

/** Says for which text how many dishes were found. Rules 7.3. */
export const useFoundText = (): ((found: FoundDishes) => string) => {
  const t = useText();
  return useCallback(
    ({ text, dishes }) => {
      const { count, isMore } = searchCount(dishes.length);
      if (count === 0) return t('modal.search.empty');
      return isMore
        ? t('search.foundMost', { text, most: count })
        : t('search.found', { text, count });
    },
    [t],
  );
};
