import { useSelector } from 'react-redux';
import { selectInvitation } from '../../application/account/invitation-slice';
import { Modal } from '../components/modal';
import { useText } from '../text/use-text';
import { css } from '../theme/emotion';
import { QrCode } from './qr-code';

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-bottom: 8px;
  text-align: center;
`;

const words = css`
  max-width: 40ch;
  margin: 0 auto;
  color: var(--text-soft);
`;

const address = css`
  font-size: var(--size-13);
  overflow-wrap: anywhere;
`;

/** Shows an invitation to the camera of a friend who stands beside. Rules 12.2. */
export const ReferralQrcodeModal = () => {
  const t = useText();
  const invitation = useSelector(selectInvitation);
  return (
    <Modal name="referralQrcode" title={t('referral.qrTitle')}>
      {invitation.kind === 'known' ? (
        <div className={column}>
          <QrCode text={invitation.data.link} label={t('referral.qrName')} />
          <p className={words}>{t('referral.qrText')}</p>
          <p className={address}>{invitation.data.link}</p>
        </div>
      ) : (
        <p>{t('referral.failed')}</p>
      )}
    </Modal>
  );
};
