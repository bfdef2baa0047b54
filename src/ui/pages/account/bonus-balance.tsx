import type { ReactNode } from 'react';
import type { Bonuses, ExpiringBonuses } from '../../../application/ports/bonuses-gateway';
import { ZERO } from '../../../domain/money/money';
import { useDate } from '../../hooks/use-date';
import { useMoney } from '../../hooks/use-money';
import { Skeleton } from '../../components/skeleton';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { card } from './part-styles';
import { softText } from '../../theme/shared-styles';

interface BonusBalanceProps {
  readonly bonuses: Bonuses;
  readonly expiring: readonly ExpiringBonuses[];
  readonly children?: ReactNode;
}

const frame = css(card, {
  gap: 4,
  borderColor: 'transparent',
  background: 'var(--accent-surface)',
});

const sum = css({
  fontWeight: 700,
  fontSize: 'clamp(var(--size-24), 6.6vw, var(--size-32))',
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
});

/** What a customer can pay with, what is put aside, and what runs out. Rules 10.1, 10.5, 10.6. */
export const BonusBalance = ({ bonuses, expiring, children }: BonusBalanceProps) => {
  const t = useText();
  const money = useMoney();
  const writeDate = useDate();
  return (
    <div className={frame}>
      <p className={softText}>{t('bonuses.balance')}</p>
      <p className={sum}>{money(bonuses.balance)}</p>
      {bonuses.reserved > ZERO && (
        <p className={softText}>{t('bonuses.reserved', { sum: money(bonuses.reserved) })}</p>
      )}
      {expiring.map(({ amount, lastDay }) => (
        <p key={lastDay} className={softText}>
          {t('bonuses.expires', { sum: money(amount), date: writeDate(lastDay) })}
        </p>
      ))}
      {children}
    </div>
  );
};

export const BonusBalanceSkeleton = () => <Skeleton height="138px" />;
