import type { Invitation, InvitedFriend } from '../../../application/ports/referral-gateway';
import { useCityDay } from '../../hooks/use-date';
import { useMoney } from '../../hooks/use-money';
import { Day } from '../../components/day';
import { Icon } from '../../components/icon';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import {
  centred,
  centredRow,
  faintNote,
  mutedCard,
  smallPill,
  softText,
} from '../../theme/shared-styles';
import { Section } from '../../components/section';

const sums = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: 12,
});

const sum = css(mutedCard, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: 16,
  dt: { color: 'var(--text-soft)' },
  dd: {
    margin: 0,
    fontWeight: 700,
    fontSize: 'var(--size-24)',
  },
});

const row = css(centredRow, {
  gap: 12,
  minHeight: 60,
  padding: '8px 0',
  borderBottom: '1px solid var(--line)',
});

const letter = css(centred, {
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: 'var(--radius-pill)',
  background: 'var(--surface-strong)',
  color: 'var(--text-soft)',
  fontWeight: 600,
});

const textBlock = css({ flex: 1, display: 'grid', minWidth: 0 });

const state = css(smallPill, {
  padding: '4px 10px',
  background: 'var(--surface-muted)',
  color: 'var(--text-soft)',
});

const done = css(state, { background: 'var(--success-surface)', color: 'var(--success-text)' });

const Friend = ({ friend }: { readonly friend: InvitedFriend }) => {
  const t = useText();
  const dayOf = useCityDay();
  const { initial, at, status } = friend;
  return (
    <li className={row}>
      <span className={letter} aria-hidden="true">
        {initial === '' ? <Icon name="user" /> : initial}
      </span>
      <span className={textBlock}>
        <span>{initial === '' ? t('referral.someFriend') : t('referral.friend', { initial })}</span>
        <span className={faintNote}>
          <Day date={dayOf(at)} />
        </span>
      </span>
      <span className={status === 'ordered' ? done : state}>{t(`referral.${status}`)}</span>
    </li>
  );
};

/** Who came by a customer's invitation, and what that brought. Rules 12.5. */
export const InvitedFriends = ({ invitation }: { readonly invitation: Invitation }) => {
  const t = useText();
  const money = useMoney();
  const { invited, earned, friends } = invitation;
  return (
    <Section title={t('referral.resultTitle')}>
      <dl className={sums}>
        <div className={sum}>
          <dt>{t('referral.invited')}</dt>
          <dd>{invited}</dd>
        </div>
        <div className={sum}>
          <dt>{t('referral.earned')}</dt>
          <dd>{money(earned)}</dd>
        </div>
      </dl>
      {friends.length === 0 ? (
        <p className={softText}>{t('referral.noFriends')}</p>
      ) : (
        <ul aria-label={t('referral.friendsTitle')}>
          {friends.map((friend, index) => (
            // Nothing else tells two friends of one letter and one moment apart.
            <Friend
              key={`${String(friend.at)}-${String(friends.length - index)}`}
              friend={friend}
            />
          ))}
        </ul>
      )}
      {invited > friends.length && friends.length > 0 && (
        <p className={softText}>{t('referral.others')}</p>
      )}
    </Section>
  );
};
