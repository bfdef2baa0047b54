import { useContext, useEffect, useState } from 'react';
import { I18nContext } from 'react-i18next';
import { furtherWords } from './further-words';

/** Whether the words of this key are there; those that are not are sent for. */
export const useArrived = (key: string | null, params: Readonly<Record<string, unknown>>) => {
  const { i18n } = useContext(I18nContext);
  const [, lookAgain] = useState(0);
  const isThere = key === null || i18n.exists(key, { ...params });
  useEffect(() => {
    if (isThere) return;
    furtherWords().then(
      () => {
        lookAgain((times) => times + 1);
      },
      // Nothing is said rather than a key; what was done stays done.
      () => undefined,
    );
  }, [isThere, key]);
  return isThere;
};
