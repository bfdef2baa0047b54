import { useSelector } from 'react-redux';
import { selectShownToast } from '../../application/notifications/toast-slice';
import { useText } from '../i18n/use-text';
import { failedNoticeBox, noticeBox } from './notice-styles';
import { useContext, useEffect, useState } from 'react';
import { I18nContext } from 'react-i18next';
import { loadDeferredTranslations } from '../i18n/deferred-translations';

const useArrived = (key: string | null, params: Readonly<Record<string, unknown>>) => {
  const { i18n } = useContext(I18nContext);
  const [, lookAgain] = useState(0);
  const isThere = key === null || i18n.exists(key, { ...params });
  useEffect(() => {
    if (isThere) return;
    loadDeferredTranslations().then(
      () => {
        lookAgain((times) => times + 1);
      },
      // Nothing is said rather than a key; what was done stays done.
      () => undefined,
    );
  }, [isThere, key]);
  return isThere;
};

const NO_PARAMS = {};

export const ShopNotice = () => {
  const t = useText();
  const shown = useSelector(selectShownToast);
  const isReady = useArrived(shown?.text ?? null, shown?.params ?? NO_PARAMS);
  return shown && isReady ? (
    <div className={shown.tone === 'failed' ? failedNoticeBox : noticeBox}>
      {t(shown.text, { ...shown.params })}
    </div>
  ) : null;
};
