import { useSelector } from 'react-redux';
import { selectInvitation } from '../../../application/account/invitation-slice';
import type { Invitation } from '../../../application/ports/referral-gateway';
import { useMoney } from '../../hooks/use-money';
import { Skeletons } from '../../components/skeleton';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { InvitationLink } from './invitation-link';
import { InvitedFriends } from './invited-friends';
import { OwnPart } from './own-part';
import { Section } from '../../components/section';
import { AccountSubpage } from './account-subpage';

const steps = css({
  display: 'grid',
  gap: 12,
  counterReset: 'step',
  [PAGE_FROM_TABLET]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const step = css({
  display: 'flex',
  gap: 12,
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: 'var(--radius-pill)',
    background: 'var(--accent-surface)',
    color: 'var(--accent-text)',
    fontWeight: 700,
  },
  [PAGE_FROM_TABLET]: {
    flexDirection: 'column',
    padding: 16,
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-card)',
  },
});

const HowItWorks = ({ invitation }: { readonly invitation: Invitation }) => {
  const t = useText();
  const money = useMoney();
  const { bonus, friendBonus } = invitation;
  return (
    <Section title={t('referral.howTitle')}>
      <ol className={steps}>
        <li className={step}>{t('referral.steps.share')}</li>
        <li className={step}>{t('referral.steps.order', { sum: money(friendBonus) })}</li>
        <li className={step}>{t('referral.steps.earn', { sum: money(bonus) })}</li>
      </ol>
    </Section>
  );
};

const InvitationSkeleton = () => <Skeletons sizes={['164px', '196px', '180px']} />;

/** How a customer invites friends, by what, and what it brought. Rules 12.2, 12.5. */
export const ReferralPage = () => {
  const t = useText();
  const own = useSelector(selectInvitation);
  return (
    <AccountSubpage title={t('referral.title')} text={t('referral.lead')}>
      <OwnPart own={own} skeleton={<InvitationSkeleton />} failed={t('referral.failed')}>
        {(invitation) => (
          <>
            <InvitationLink invitation={invitation} />
            <HowItWorks invitation={invitation} />
            <InvitedFriends invitation={invitation} />
          </>
        )}
      </OwnPart>
    </AccountSubpage>
  );
};
