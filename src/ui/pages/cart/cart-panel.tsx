import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCartLines } from '../../../application/cart/cart-line-views';
import { cartDishesRequested, selectCartTotals } from '../../../application/cart/cart-slice';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { column16, softText } from '../../theme/shared-styles';
import { CartLineRow } from './cart-line-row';
import { KnownSums } from './cart-sums';
import { CheckoutBar } from './checkout-bar';
import { PriceState } from './price-state';

/* Its parts find as much room as on a phone. */
const frame = css({
  container: 'page / inline-size',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100% - 44px)',
});

const sums = css(column16, { marginTop: 'auto', paddingTop: 16 });

/** Asks for the dishes of lines that only have a name so far: options and extras are named by their dish. */
const useNamedLines = (unnamed: string): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    if (unnamed !== '') dispatch(cartDishesRequested(undefined));
  }, [dispatch, unnamed]);
};

/** The cart beside the menu, made of the parts of its page. */
export const CartPanel = () => {
  const t = useText();
  const lines = useSelector(selectCartLines);
  const totals = useSelector(selectCartTotals);
  useNamedLines(
    lines.flatMap(({ product, productId }) => (product ? [] : [String(productId)])).join(),
  );
  if (lines.length === 0)
    return (
      <>
        <p>{t('cart.emptyTitle')}</p>
        <p className={softText}>{t('cart.emptyText')}</p>
      </>
    );
  return (
    <div className={frame}>
      <ul>
        {lines.map((line) => (
          <CartLineRow key={line.key} line={line} isInPanel />
        ))}
      </ul>
      <section className={sums} aria-label={t('cart.summary')}>
        <KnownSums totals={totals} />
        <PriceState totals={totals} />
      </section>
      <CheckoutBar isInPanel />
    </div>
  );
};
