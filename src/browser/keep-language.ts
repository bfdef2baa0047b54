import type { Store } from 'redux';
import type { ShopState } from '../application/store/root-reducer';
import { writeLocaleCookie } from '../infrastructure/storage/document-cookies';

/**
 * Remembers the language that the visitor picks, once the page is there in it. Answers how to remember
 * it earlier, where another page is to speak it.
 */
export const keepLanguage = (
  store: Store<ShopState>,
  page: Document,
  isSecure: boolean,
): (() => void) => {
  let kept = store.getState().language.chosen;
  const keep = (): void => {
    const { chosen } = store.getState().language;
    if (chosen === kept || chosen === null) return;
    kept = chosen;
    writeLocaleCookie(page, chosen, isSecure);
  };
  store.subscribe(() => {
    const { chosen, locale } = store.getState().language;
    if (chosen === null) kept = null;
    if (chosen === locale) keep();
  });
  return keep;
};
