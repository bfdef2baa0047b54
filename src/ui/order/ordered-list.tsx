import type { OrderedLine, TrackedOrder } from '../../domain/order/tracked-order';
import type { Money } from '../../domain/money/money';
import { money as moneyOf } from '../../domain/money/money';
import { useText } from '../i18n/use-text';
import { useOrderMoney } from './use-order-money';
import { TotalsEntry, entry } from '../components/totals-entry';
import { css } from '../theme/emotion';

interface OrderedListProps {
  readonly order: TrackedOrder;
}

const list = css({ display: 'grid', gap: 12 });
const row = css(entry, { lineHeight: 1.35 });
const name = css({ overflowWrap: 'break-word' });
const soft = css({ display: 'block', color: 'var(--text-soft)', fontSize: 'var(--size-13)' });
const sum = css({ textAlign: 'right', overflowWrap: 'normal' });

const sums = css({
  display: 'grid',
  gap: 10,
  marginTop: 14,
  paddingTop: 14,
  borderTop: '1px solid var(--line)',
});

const useLineLabel = () => {
  const t = useText();
  return ({ ingredients, choiceName }: OrderedLine): string => {
    const without = ingredients.filter(({ quantity }) => quantity === 0);
    const extra = ingredients.filter(({ quantity }) => quantity > 0);
    return [
      ...(choiceName === null ? [] : [choiceName]),
      ...(without.length === 0
        ? []
        : [t('cart.without', { list: without.map((one) => one.name).join(', ') })]),
      ...extra.map((one) =>
        one.quantity === 1
          ? t('cart.with', { name: one.name })
          : t('cart.withMany', { name: one.name, portions: one.quantity }),
      ),
    ].join(' · ');
  };
};

const Lines = ({ order }: OrderedListProps) => {
  const t = useText();
  const money = useOrderMoney();
  const lineLabel = useLineLabel();
  const counted = (what: string, count: number): string =>
    count === 1 ? what : t('order.counted', { name: what, count });
  return (
    <ul className={list}>
      {order.lines.map((line, index) => {
        const label = lineLabel(line);
        return (
          // Lines of an order never change their places.
          <li key={`${String(index)}/${line.name}`} className={row}>
            <span className={name}>
              <span>{counted(line.name, line.quantity)}</span>
              {label !== '' && <span className={soft}>{label}</span>}
            </span>
            <span className={sum}>{money(line.total, order)}</span>
          </li>
        );
      })}
      {order.equipment.map((one) => (
        <li key={`equipment/${one.name}`} className={row}>
          <span className={name}>{counted(one.name, one.quantity)}</span>
          <span className={sum}>{money(one.total, order)}</span>
        </li>
      ))}
      {order.gifts.map((gift) => (
        <li key={`gift/${String(gift.id)}`} className={row}>
          <span className={name}>
            {t('order.gift', { name: counted(gift.name, gift.quantity) })}
          </span>
        </li>
      ))}
    </ul>
  );
};

export const OrderedList = ({ order }: OrderedListProps) => {
  const t = useText();
  const money = useOrderMoney();
  const lessen = (amount: Money): string => money(moneyOf(-amount), order);
  const { type, goodsPrice, deliveryPrice, discounts, bonuses, total } = order;
  return (
    <>
      <Lines order={order} />
      <dl className={sums}>
        <TotalsEntry name={t('cart.goods')}>{money(goodsPrice, order)}</TotalsEntry>
        {discounts.map((discount) => (
          <TotalsEntry key={`${discount.type}/${discount.name}`} name={discount.name}>
            {lessen(discount.amount)}
          </TotalsEntry>
        ))}
        {bonuses > 0 && <TotalsEntry name={t('order.bonuses')}>{lessen(bonuses)}</TotalsEntry>}
        {type === 'delivery' && (
          <TotalsEntry name={t('cart.delivery')}>
            {deliveryPrice === 0 ? t('delivery.free') : money(deliveryPrice, order)}
          </TotalsEntry>
        )}
        <TotalsEntry name={t('cart.total')} isGrand>
          {money(total, order)}
        </TotalsEntry>
      </dl>
    </>
  );
};
