import { useSelector } from 'react-redux';
import { selectSelection } from '../../../application/delivery/delivery-selectors';
import type { CartCalculation } from '../../../domain/pricing/cart-calculation';
import { selectedType } from '../../../domain/delivery/delivery-selection';
import type { Money } from '../../../domain/money/money';
import { NOTHING, money as moneyOf, sum } from '../../../domain/money/money';
import { useDate } from '../../hooks/use-date';
import { useMoney } from '../../hooks/use-money';
import { useText } from '../../text/use-text';
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
import { entry } from '../../components/totals-styles';
import { css } from '../../theme/emotion';
import { ZoneProgress } from './zone-progress';

const list = css`
  display: grid;
  gap: 18px;
  ${PAGE_FROM_DESKTOP} {
    gap: 12px;
  }
`;

const grand = css`
  ${entry};
  padding-top: 10px;
  border-top: 1px solid var(--line);
  font-weight: 700;
  font-size: var(--size-20);
`;

/** What the parts that this shop does not know come to. */
const otherOf = ({ trace }: CartCalculation): Money =>
  sum(trace.flatMap((part) => (part.code === 'other' ? [part.amount] : [])));

/** What the dishes cost, what is taken off and added, what it comes to, and what its address asks. */
export const CartSums = ({ calculation }: { readonly calculation: CartCalculation }) => {
  const t = useText();
  const money = useMoney();
  const writing = { t, money, day: useDate() };
  const selection = useSelector(selectSelection);
  // The sums may still be those of an address of before; pickup has no minimum. Rules 8.7.
  const zone = selectedType(selection) === 'pickup' ? null : calculation.zone;
  const bonuses = calculation.bonuses?.applied ?? NOTHING;
  const equipment = sum(calculation.equipment.map(({ total }) => total));
  const other = otherOf(calculation);
  const lessen = (amount: Money): string => money(moneyOf(-amount));
  return (
    <>
      <dl className={list}>
        <div className={entry}>
          <dt>
            <EntryName reasons={goodsReasons(calculation, writing)}>{t('cart.goods')}</EntryName>
          </dt>
          <dd>{money(calculation.goodsPrice)}</dd>
        </div>
        {calculation.discounts.map((discount) => (
          <div key={`${discount.type}/${discount.name}`} className={entry}>
            <dt>
              <EntryName reasons={discountReasons(discount, calculation, writing)}>
                {discount.name}
              </EntryName>
            </dt>
            <dd>{lessen(discount.amount)}</dd>
          </div>
        ))}
        {bonuses > 0 && (
          <div className={entry}>
            <dt>
              <EntryName reasons={bonusReasons(calculation, writing)}>
                {t('cart.bonuses')}
              </EntryName>
            </dt>
            <dd>{lessen(bonuses)}</dd>
          </div>
        )}
        {calculation.equipment.length > 0 && (
          <div className={entry}>
            <dt>
              <EntryName reasons={equipmentReasons(calculation, writing)}>
                {t('cart.equipment')}
              </EntryName>
            </dt>
            <dd>{equipment === 0 ? t('cart.equipmentFree') : money(equipment)}</dd>
          </div>
        )}
        <DeliveryEntry
          price={calculation.deliveryPrice}
          reasons={deliveryReasons(calculation, writing)}
        />
        {other !== 0 && (
          <div className={entry}>
            <dt>{t('cart.other')}</dt>
            <dd>{money(other)}</dd>
          </div>
        )}
        {zone && zone.minOrder > 0 && (
          <div className={entry}>
            <dt>
              <EntryName reasons={[t('cart.why.minOrder')]}>{t('cart.minOrder')}</EntryName>
            </dt>
            <dd>{money(zone.minOrder)}</dd>
          </div>
        )}
        <div className={grand}>
          <dt>{t('cart.total')}</dt>
          <dd>{money(calculation.total)}</dd>
        </div>
      </dl>
      {zone && <ZoneProgress calculation={calculation} />}
    </>
  );
};
