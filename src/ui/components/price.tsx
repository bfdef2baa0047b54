import { css } from '@emotion/react';
import { useText } from '../text/use-text';
import type { Money } from '../../domain/money/money';
import { useMoney } from '../hooks/use-money';
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

const alone = css`
  font-weight: 600;
  font-size: var(--size-17);
  white-space: nowrap;
`;

const now = css`
  font-weight: 600;
  font-size: var(--size-17);
  white-space: nowrap;
`;

const earlier = css`
  color: var(--text-faint);
  font-size: var(--size-13);
  white-space: nowrap;
`;

/** A price, with the earlier one struck through where the dish is reduced. */
export const Price = ({ amount, before = null }: PriceProps) => {
  const t = useText();
  const money = useMoney();
  if (before === null || before <= amount) return <p css={alone}>{money(amount)}</p>;
  return (
    <p css={row}>
      <span css={now}>{money(amount)}</span>
      <s css={earlier}>
        <span css={visuallyHidden}>{`${t('price.before')} `}</span>
        <span>{money(before)}</span>
      </s>
    </p>
  );
};
