import { useSelector } from 'react-redux';
import { selectCartTotals } from '../../../application/cart/cart-slice';
import { selectCartLines } from '../../../application/cart/cart-line-views';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_DESKTOP } from '../../theme/media';
import { KnownSums } from '../cart/cart-sums';
import { CustomerNotes } from '../cart/order-notes';
import { PriceState } from '../cart/price-state';
import { column16, mutedCard } from '../../theme/shared-styles';

const box = css(column16, mutedCard, {
  '--bone': 'var(--surface-strong)',
  padding: 20,
  [PAGE_FROM_DESKTOP]: { padding: 0, borderRadius: 0 },
});

const list = css({
  display: 'grid',
  gap: 8,
  paddingBottom: 14,
  borderBottom: '1px solid var(--line)',
  fontSize: 'var(--size-15)',
});

const dish = css({ display: 'flex', gap: 8 });

const count = css({
  flex: 'none',
  minWidth: '2.2em',
  color: 'var(--text-soft)',
  fontVariantNumeric: 'tabular-nums',
});

const name = css({ minWidth: 0, overflowWrap: 'anywhere' });

const Dishes = () => {
  const t = useText();
  const lines = useSelector(selectCartLines);
  return (
    <ul className={list}>
      {lines.map(({ key, quantity, dish: known }) => (
        <li key={key} className={dish}>
          <span className={count}>{`${String(quantity)} ×`}</span>
          <span className={name}>{known?.name ?? t('cart.unknownDish')}</span>
        </li>
      ))}
    </ul>
  );
};

export const OrderSummary = () => {
  const t = useText();
  const totals = useSelector(selectCartTotals);
  return (
    <section className={box} aria-label={t('cart.summary')}>
      <Dishes />
      <KnownSums totals={totals} />
      {totals.kind === 'known' && <CustomerNotes calculation={totals.calculation} />}
      <PriceState totals={totals} />
    </section>
  );
};
