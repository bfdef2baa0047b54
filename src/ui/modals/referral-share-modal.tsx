import { useSelector } from 'react-redux';
import { selectInvitation } from '../../application/account/invitation-slice';
import type { Invitation } from '../../application/ports/referral-gateway';
import { Icon } from '../components/icon';
import { Modal } from '../components/modal';
import { shareLinks } from '../referral/share-links';
import { useInvitationWords } from '../referral/use-invitation-words';
import { useText } from '../text/use-text';
import { css } from '../theme/emotion';
import { CAN_HOVER, FROM_TABLET } from '../theme/media';

const list = css`
  display: grid;
  gap: 8px;
  ${FROM_TABLET} {
    grid-template-columns: 1fr 1fr;
  }
`;

const way = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  font-weight: 600;
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-muted);
    }
  }
`;

const preview = css`
  margin-bottom: 16px;
  color: var(--text-soft);
  overflow-wrap: anywhere;
`;

const ShareList = ({ invitation }: { readonly invitation: Invitation }) => {
  const t = useText();
  const { link } = invitation;
  const { subject, message } = useInvitationWords(invitation);
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
