import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectPhoneToCall } from '../../../application/city/city-selectors';
import { checkNow, selectPlacing } from '../../../application/placing/placing-slice';
import { secondaryButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { telephoneLink } from '../../components/telephone-link';
import { useModalOpener } from '../../hooks/use-modal-opener';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { boldText, wrappingRow } from '../../theme/shared-styles';

const box = css({
  display: 'grid',
  gap: 8,
  padding: 14,
  borderRadius: 'var(--radius-control)',
  background: 'var(--warning-surface)',
  color: 'var(--warning-text)',
  lineHeight: 1.4,
});

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Notice = ({ title, text, children }: NoticeProps) => (
  <div className={box}>
    <p className={boldText}>{title}</p>
    <p>{text}</p>
    <div className={wrappingRow}>{children}</div>
  </div>
);

const Checking = () => {
  const t = useText();
  const dispatch = useDispatch();
  const phone = useSelector(selectPhoneToCall);
  return (
    <Notice title={t('checkout.checkingTitle')} text={t('checkout.checkingText')}>
      <button
        type="button"
        className={secondaryButton}
        onClick={() => dispatch(checkNow(undefined))}
      >
        {t('checkout.checkNow')}
      </button>
      {phone !== undefined && (
        <a className={secondaryButton} href={telephoneLink(phone)}>
          <Icon name="phone" />
          <span>{t('checkout.callShop', { phone })}</span>
        </a>
      )}
    </Notice>
  );
};

const LoginNeeded = () => {
  const t = useText();
  const opener = useModalOpener('auth');
  return (
    <Notice title={t('checkout.loginTitle')} text={t('checkout.loginText')}>
      <button type="button" className={secondaryButton} {...opener}>
        {t('frame.logIn')}
      </button>
    </Notice>
  );
};

/** What became of the order, as far as it is not simply there: said aloud as it comes. Rules 13.10. */
export const PlacingNotice = () => {
  const { kind } = useSelector(selectPlacing);
  return (
    <div role="status">
      {kind === 'checking' && <Checking />}
      {kind === 'login' && <LoginNeeded />}
    </div>
  );
};
