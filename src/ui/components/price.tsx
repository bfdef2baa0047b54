import { useText } from '../i18n/use-text';
import type { Money } from '../../domain/money/money';
import { useMoney } from '../hooks/use-money';
import { css } from '../theme/emotion';
import { FROM_TABLET } from '../theme/media';
import { visuallyHidden } from './visually-hidden';
import { faintNote } from '../theme/shared-styles';

interface PriceProps {
  readonly amount: Money;
  readonly before?: Money | null;
}

/* The earlier price stands above the present one where there is no room beside it. */
const row = css({
  display: 'flex',
  flexFlow: 'row-reverse wrap-reverse',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: 8,
});

/*
 * Two prices may take a line each; the spaces within a price do not break. The number that decides is the
 * largest of a card's words.
 */
const now = css({
  fontWeight: 600,
  fontSize: 'var(--size-17)',
  [FROM_TABLET]: { fontSize: 'var(--size-20)' },
  lineHeight: 1.3,
  overflowWrap: 'normal',
});

const earlier = css(faintNote, { overflowWrap: 'normal' });

export const Price = ({ amount, before = null }: PriceProps) => {
  const t = useText();
  const money = useMoney();
  if (before === null || before <= amount) return <p className={now}>{money(amount)}</p>;
  return (
    <p className={row}>
      <span className={now}>{money(amount)}</span>
      <s className={earlier}>
        <span className={visuallyHidden}>{`${t('price.before')} `}</span>
        <span>{money(before)}</span>
      </s>
    </p>
  );
};
