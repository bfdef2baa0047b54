import { useSelector } from 'react-redux';
import { selectSelection } from '../../../application/delivery/delivery-selectors';
import type { CartCalculation } from '../../../domain/pricing/cart-calculation';
import { selectedType } from '../../../domain/delivery/delivery-selection';
import type { Money } from '../../../domain/money/money';
import { ZERO, money as moneyOf, sum, shortfall } from '../../../domain/money/money';
import { useDate } from '../../hooks/use-date';
import { useMoney, usePointValue } from '../../hooks/use-money';
import { useText } from '../../i18n/use-text';
import { PAGE_FROM_DESKTOP } from '../../theme/media';
import { DeliveryEntry } from './delivery-entry';
import { EntryName } from './entry-name';
import {
  bonusReasons,
  deliveryReasons,
  discountReasons,
  equipmentReasons,
  goodsReasons,
} from './sum-reasons';
import { TotalsEntry } from '../../components/totals-entry';
import { css } from '../../theme/emotion';
import type { CartTotals } from '../../../application/cart/cart-slice';
import { isPriceAwaited } from '../../../application/cart/cart-slice';
import { Skeleton } from '../../components/skeleton';
import { faintText } from '../../theme/shared-styles';
import { FORCED_COLOURS } from '../../theme/forced-colours';

const notes = css({ display: 'grid', gap: 12, marginTop: 14 });
const textBlock = css({ fontSize: 'var(--size-13)' });

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
    background: 'var(--success-text)',
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
      <p className={textBlock}>{t(text, { missing: money(missing) })}</p>
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
const ZoneProgress = ({ calculation }: { readonly calculation: CartCalculation }) => {
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

const list = css({ display: 'grid', gap: 18, [PAGE_FROM_DESKTOP]: { gap: 12 } });

interface SumProps {
  readonly name: string;
  /** Why it is as it is, a sentence each. */
  readonly reasons: readonly string[];
  readonly children: string;
}

const Sum = ({ name, reasons, children }: SumProps) => (
  <TotalsEntry name={<EntryName reasons={reasons}>{name}</EntryName>}>{children}</TotalsEntry>
);

const otherOf = ({ trace }: CartCalculation): Money =>
  sum(trace.flatMap((part) => (part.code === 'other' ? [part.amount] : [])));

/** What the dishes cost, what is taken off and added, what it comes to, and what its address asks. */
const CartSums = ({ calculation }: { readonly calculation: CartCalculation }) => {
  const t = useText();
  const money = useMoney();
  const writing = { t, money, day: useDate(), pointValue: usePointValue() };
  const selection = useSelector(selectSelection);
  // The sums may still be those of an address of before; pickup has no minimum. Rules 8.7.
  const zone = selectedType(selection) === 'pickup' ? null : calculation.zone;
  const bonuses = calculation.bonuses?.applied ?? ZERO;
  const equipment = sum(calculation.equipment.map(({ total }) => total));
  const other = otherOf(calculation);
  const lessen = (amount: Money): string => money(moneyOf(-amount));
  return (
    <>
      <dl className={list}>
        <Sum name={t('cart.goods')} reasons={goodsReasons(calculation, writing)}>
          {money(calculation.goodsPrice)}
        </Sum>
        {calculation.discounts.map((discount) => (
          <Sum
            key={`${discount.type}/${discount.name}`}
            name={discount.name}
            reasons={discountReasons(discount, calculation, writing)}
          >
            {lessen(discount.amount)}
          </Sum>
        ))}
        {bonuses > 0 && (
          <Sum name={t('cart.bonuses')} reasons={bonusReasons(calculation, writing)}>
            {lessen(bonuses)}
          </Sum>
        )}
        {calculation.equipment.length > 0 && (
          <Sum name={t('cart.equipment')} reasons={equipmentReasons(calculation, writing)}>
            {equipment === 0 ? t('cart.equipmentFree') : money(equipment)}
          </Sum>
        )}
        <DeliveryEntry
          price={calculation.deliveryPrice}
          reasons={deliveryReasons(calculation, writing)}
        />
        {other !== 0 && <TotalsEntry name={t('cart.other')}>{money(other)}</TotalsEntry>}
        {zone && calculation.goodsPrice < zone.minOrder && (
          <Sum name={t('cart.minOrder')} reasons={[t('cart.why.minOrder')]}>
            {money(zone.minOrder)}
          </Sum>
        )}
        <TotalsEntry name={t('cart.total')} isGrand>
          {money(calculation.total)}
        </TotalsEntry>
      </dl>
      {zone && <ZoneProgress calculation={calculation} />}
    </>
  );
};

/** The sums as the restaurant last said them, paler once they are not those of this cart any more. */
export const KnownSums = ({ totals }: { readonly totals: CartTotals }) =>
  totals.kind === 'known' ? (
    <div className={totals.isCurrent ? undefined : faintText}>
      <CartSums calculation={totals.calculation} />
    </div>
  ) : (
    isPriceAwaited(totals) && <Skeleton height="104px" />
  );
