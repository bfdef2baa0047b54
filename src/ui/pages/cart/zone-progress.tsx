import type { Money } from '../../../domain/money/money';
import { shortfall } from '../../../domain/money/money';
import type { CartCalculation } from '../../../domain/pricing/cart-calculation';
import { useMoney } from '../../hooks/use-money';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { FORCED_COLOURS } from '../../theme/forced-colours';

const notes = css({ display: 'grid', gap: 12, marginTop: 14 });
const words = css({ fontSize: 'var(--size-13)' });

const bar = css({
  height: 4,
  marginTop: 6,
  [FORCED_COLOURS]: { height: 6, border: '1px solid CanvasText' },
  overflow: 'hidden',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--surface-strong)',
  '&::before': {
    content: "''",
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    background: 'var(--accent)',
    transform: 'scaleX(var(--done))',
    transformOrigin: 'left',
    transition: 'transform var(--quick)',
  },
});

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
