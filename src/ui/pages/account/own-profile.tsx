import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Profile } from '../../../application/profile/profile-slice';
import { profileNeeded } from '../../../application/profile/profile-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { primaryButton } from '../../components/button-styles';
import { messageActions, messageFrame, messageText } from '../../components/message-styles';
import { useText } from '../../text/use-text';

interface OwnProfileProps {
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
  readonly children: (profile: Profile) => ReactNode;
}

const Failed = () => {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <div css={messageFrame} role="alert">
      <p css={messageText}>{t('account.failed')}</p>
      <div css={messageActions}>
        <button
          type="button"
          css={primaryButton}
          onClick={() => {
            dispatch(profileNeeded(undefined));
          }}
        >
          {t('error.retry')}
        </button>
      </div>
    </div>
  );
};

/** What shows a customer's own data: on its way, failed, or there. */
export const OwnProfile = ({ skeleton, children }: OwnProfileProps) => {
  const dispatch = useDispatch();
  const { profile, loading } = useSelector((state: ShopState) => state.profile);
  useEffect(() => {
    dispatch(profileNeeded(undefined));
  }, [dispatch]);
  if (profile) return children(profile);
  return loading === 'failed' ? <Failed /> : skeleton;
};
