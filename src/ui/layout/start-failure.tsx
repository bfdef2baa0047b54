import type { ReactNode } from 'react';
import { Component, use, useEffect, useState } from 'react';
import { reloadIfOnline } from '../navigation/page-reload';
import { SagaChunk } from '../hooks/saga-chunk';
import { quietButton } from '../components/button-styles';
import { useText } from '../text/use-text';
import { failedNoticeBox } from '../components/notice-styles';
import { css } from '../theme/emotion';

const notice = css`
  ${failedNoticeBox};
  padding-right: 8px;
`;

/** Throws while rendering once the second chunk cannot be had. */
const RequireSagas = (): null => {
  const chunk = use(SagaChunk);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    chunk?.catch(() => {
      setHasFailed(true);
    });
  }, [chunk]);
  if (hasFailed) throw new Error('The second chunk of the shop could not be fetched');
  return null;
};

const ReloadNotice = () => {
  const t = useText();
  return (
    <div className={notice}>
      <span>{t('frame.notLoaded')}</span>
      <button type="button" className={quietButton} onClick={() => void reloadIfOnline()}>
        {t('frame.reload')}
      </button>
    </div>
  );
};

/**
 * Error boundary of the start: says that the shop did not load in full, and offers a reload. The page
 * stays beneath it, with all that was typed.
 */
export class StartFailure extends Component<object, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ReloadNotice /> : <RequireSagas />;
  }
}
