import { useSelector } from 'react-redux';
import { selectInvitation } from '../../application/account/invitation-slice';
import type { Invitation } from '../../application/ports/referral-gateway';
import { Icon } from '../components/icon';
import { Modal } from '../components/modal';
import { shareLinks } from '../referral/share-links';
import { useInvitationMessage } from '../referral/use-invitation-message';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { CAN_HOVER, FROM_TABLET } from '../theme/media';
import { centredRow } from '../theme/shared-styles';

const list = css({ display: 'grid', gap: 8, [FROM_TABLET]: { gridTemplateColumns: '1fr 1fr' } });

const way = css(centredRow, {
  gap: 12,
  minHeight: 56,
  padding: '8px 16px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-control)',
  fontWeight: 600,
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)' } },
});

const preview = css({ marginBottom: 16, color: 'var(--text-soft)', overflowWrap: 'anywhere' });

const ShareList = ({ invitation }: { readonly invitation: Invitation }) => {
  const t = useText();
  const { link } = invitation;
  const { subject, message } = useInvitationMessage(invitation);
  return (
    <>
      <p className={preview}>
        <span>{message}</span> <span>{link}</span>
      </p>
      <ul className={list}>
        {shareLinks(link, subject, message).map(({ way: name, icon, href }) => (
          <li key={name}>
            <a className={way} href={href} target="_blank" rel="noopener noreferrer">
              <Icon name={icon} size={24} />
              <span>{t(`referral.by.${name}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Sends an invitation by a messenger or an e-mail. Rules 12.2. */
export const ReferralShareModal = () => {
  const t = useText();
  const invitation = useSelector(selectInvitation);
  return (
    <Modal name="referralShare" title={t('referral.shareTitle')}>
      {invitation.kind === 'known' ? (
        <ShareList invitation={invitation.data} />
      ) : (
        <p>{t('referral.failed')}</p>
      )}
    </Modal>
  );
};
