import type { StreetSearch } from '../../../application/addresses/street-search';
import { useText } from '../../i18n/use-text';

/** What there is to say of a search for streets; before it, how to begin. */
export const useSearchLine = ({ phase, suggestions }: StreetSearch): string => {
  const t = useText();
  if (phase === 'searching') return t('search.searching');
  if (phase === 'failed') return t('modal.delivery.searchFailed');
  if (phase === 'idle') return t('modal.delivery.streetHint');
  return suggestions.length === 0
    ? t('modal.delivery.nothingFound')
    : t('modal.delivery.found', { count: suggestions.length });
};
