import { useDispatch } from 'react-redux';
import { logoutAsked } from '../../../application/session/account-slice';
import { quietButton, secondaryButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  margin-top: 8px;
`;

/** Ends the session here, or wherever the customer is logged in. */
export const LogOut = () => {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <div className={row}>
      <button
        type="button"
        className={secondaryButton}
        onClick={() => dispatch(logoutAsked({ everywhere: false }))}
      >
        <Icon name="leave" />
        <span>{t('account.logOut')}</span>
      </button>
      <button
        type="button"
        className={quietButton}
        onClick={() => dispatch(logoutAsked({ everywhere: true }))}
      >
        {t('account.logOutEverywhere')}
      </button>
    </div>
  );
};
