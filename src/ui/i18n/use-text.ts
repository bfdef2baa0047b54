import type { TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/**
 * Returns `t` for the session's language. The library's own hook also follows changes of language
 * and namespace inside one instance, at a cost that a page of sixty cards feels on the server; here
 * another language comes as another instance.
 */
export const useText = (): TFunction => useContext(I18nContext).i18n.t;
