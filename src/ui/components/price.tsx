import { useText } from '../text/use-text';
import type { Money } from '../../domain/money/money';
import { useMoney } from '../hooks/use-money';
import { css } from '../theme/emotion';
import { visuallyHidden } from './visually-hidden';

interface PriceProps {
  readonly amount: Money;
  readonly before?: Money | null;
}

/* The earlier price stands above the present one where there is no room beside it. */
const row = css`
  display: flex;
  flex-flow: row-reverse wrap-reverse;
  align-items: baseline;
  justify-content: flex-end;
  column-gap: 8px;
`;

/* Two prices may take a line each; the spaces within a price do not break. */
const now = css`
  font-weight: 600;
  font-size: var(--size-17);
  line-height: 1.3;
  overflow-wrap: normal;
`;

const earlier = css`
  color: var(--text-faint);
  font-size: var(--size-13);
  overflow-wrap: normal;
`;

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
