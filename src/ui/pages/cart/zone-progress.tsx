import type { Money } from '../../../domain/money/money';
import { shortfall } from '../../../domain/money/money';
import type { CartCalculation } from '../../../domain/pricing/cart-calculation';
import { useMoney } from '../../hooks/use-money';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { FORCED_COLOURS } from '../../theme/forced-colours';

const notes = css`
  display: grid;
  gap: 12px;
  margin-top: 14px;
`;

const words = css`
  font-size: var(--size-13);
`;

const bar = css`
  height: 4px;
  margin-top: 6px;
  ${FORCED_COLOURS} {
    height: 6px;
    border: 1px solid CanvasText;
  }
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--surface-strong);
  &::before {
    content: '';
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--accent);
    transform: scaleX(var(--done));
    transform-origin: left;
    transition: transform var(--quick);
  }
`;

interface GoalProps {
  readonly text: 'cart.minMissing' | 'cart.freeMissing';
  readonly goods: Money;
  readonly limit: Money;
}

/** How far the dishes are from a limit; nothing once it is reached. The bar says the same as the words. */
const Goal = ({ text, goods, limit }: GoalProps) => {
  const t = useText();
  const money = useMoney();
  const missing = shortfall(goods, limit);
  if (missing === 0) return null;
  return (
    <div>
      <p className={words}>{t(text, { missing: money(missing) })}</p>
      <div
        className={bar}
        style={{ '--done': String(goods / limit) }}
        data-progress=""
        aria-hidden="true"
      />
    </div>
  );
};

/** What the dishes lack to the minimum of the address and to free delivery. Rules 8.7, 8.8. */
export const ZoneProgress = ({ calculation }: { readonly calculation: CartCalculation }) => {
  const { zone, goodsPrice, deliveryPrice } = calculation;
  if (!zone) return null;
  // A delivery that is free already, by a code or by its zone, has no limit to reach.
  const freeFrom = deliveryPrice === 0 ? null : zone.freeDeliveryFrom;
  return (
    <div className={notes}>
      <Goal text="cart.minMissing" goods={goodsPrice} limit={zone.minOrder} />
      {freeFrom !== null && <Goal text="cart.freeMissing" goods={goodsPrice} limit={freeFrom} />}
    </div>
  );
};
