import { useText } from '../../text/use-text';
import { useSelector } from 'react-redux';
import { selectItemCount, selectCalculation } from '../../../application/cart/cart-slice';
import { selectCartLines } from '../../../application/cart/cart-line-views';
import type { CalculatedGift } from '../../../domain/pricing/cart-calculation';
import { NoScriptPart } from '../../no-script/no-script-part';
import { usePageStatus } from '../../navigation/use-page-status';
import { CheckoutSteps } from '../../components/checkout-steps';
import { pageHeading } from '../../components/heading-styles';
import { ShopStatus } from '../../components/shop-status';
import { ReorderNote } from '../../order/reorder-note';
import { css } from '../../theme/emotion';
import { Additionals } from './additionals';
import { cartColumns } from './cart-columns';
import { CartDifferences } from './cart-differences';
import { CartLineRow } from './cart-line-row';
import { CartTotals } from './cart-totals';
import { EmptyCart } from './empty-cart';
import { EquipmentBlock } from './equipment-block';
import { GiftList } from './gift-list';
import { useTellUnavailable } from './use-tell-unavailable';
import { Skeleton, Skeletons } from '../../components/skeleton';
import { PAGE_FROM_TABLET } from '../../theme/media';

const state = css`
  margin: 8px 0 24px;
`;

const NO_GIFTS: readonly CalculatedGift[] = [];

/* As high as a line of the cart, with its controls below on phones and beside from tablets on. */
const line = css`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 12px 16px;
  padding: 16px 0;
  border-bottom: 1px solid var(--line);
  ${PAGE_FROM_TABLET} {
    grid-template-columns: 120px minmax(0, 1fr) 240px;
    align-items: center;
  }
`;

const controls = css`
  grid-column: 1 / -1;
  ${PAGE_FROM_TABLET} {
    grid-column: 3;
  }
`;

const LINES = ['first', 'second'];

/** The cart while its dishes are on their way, in the shape that it will have. */
const CartSkeleton = () => (
  <div className={cartColumns} aria-hidden="true">
    <div>
      {LINES.map((key) => (
        <div key={key} className={line}>
          <Skeletons sizes={['66px', ['24px', '60%']]} />
          <div className={controls}>
            <Skeleton height="44px" />
          </div>
        </div>
      ))}
    </div>
    <Skeleton height="420px" />
  </div>
);

export const CartPage = () => {
  const t = useText();
  const status = usePageStatus();
  const lines = useSelector(selectCartLines);
  const count = useSelector(selectItemCount);
  const gifts = useSelector(selectCalculation)?.gifts ?? NO_GIFTS;
  useTellUnavailable();
  if (count === 0) return <EmptyCart />;
  return (
    <>
      <CheckoutSteps current="cart" />
      <h1 className={pageHeading}>{t('cart.title')}</h1>
      <div className={state}>
        <ShopStatus />
      </div>
      <ReorderNote />
      <CartDifferences />
      {status.kind === 'ready' ? (
        <>
          <div className={cartColumns}>
            <div>
              <ul>
                {lines.map((line) => (
                  <CartLineRow key={line.key} line={line} />
                ))}
              </ul>
              <GiftList gifts={gifts} />
              <EquipmentBlock />
            </div>
            <CartTotals />
          </div>
          <NoScriptPart at="whereTo" />
          <Additionals />
        </>
      ) : (
        <CartSkeleton />
      )}
    </>
  );
};
