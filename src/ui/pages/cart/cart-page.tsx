import { useText } from '../../i18n/use-text';
import { useSelector, useDispatch, useStore } from 'react-redux';
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
import { CartDifferences } from './cart-differences';
import { CartLineRow } from './cart-line-row';
import { CartTotals } from './cart-totals';
import { EmptyCart } from './empty-cart';
import { EquipmentBlock } from './equipment-block';
import { Skeleton, Skeletons } from '../../components/skeleton';
import { PAGE_FROM_TABLET, PAGE_FROM_DESKTOP, PAGE_FROM_WIDE } from '../../theme/media';
import { centredRow, softNote, successTone } from '../../theme/shared-styles';
import { useEffect } from 'react';
import {
  additionalsRequested,
  selectCatalogue,
} from '../../../application/catalogue/catalogue-slice';
import { DishStrip, DishStripSkeleton } from '../../components/dish-strip';
import { selectAvailability } from '../../../application/checkout/checkout-way';
import { availabilitySeen, selectSeenNotices } from '../../../application/cart/seen-notices-slice';
import { modalOpened, selectOpenModal } from '../../../application/modals/modal-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { newlyUnavailable } from '../../../domain/pricing/unavailable-lines';

/** Tells by a modal what of the cart cannot be had, as soon as something new comes to it and nothing else is open. Rules 8.9. */
const useTellUnavailable = (): void => {
  const store = useStore<ShopState>();
  const shown = useSelector(selectAvailability);
  const seen = useSelector(selectSeenNotices).availability;
  const isBusy = useSelector(selectOpenModal) !== null;
  useEffect(() => {
    // During hydration components show the server's state; what the browser persisted is in the store.
    const state = store.getState();
    const now = selectAvailability(state);
    const before = state.seenNotices.availability;
    if (!now || now === before) return;
    const hasNews = newlyUnavailable(before, now).length > 0;
    if (hasNews && state.modal !== null) return;
    store.dispatch(availabilitySeen(now));
    if (hasNews) store.dispatch(modalOpened('unavailable'));
  }, [shown, seen, isBusy, store]);
};

/** Below the cart: what goes well with it. Asked for once a visit, so that nothing moves away under a finger. */
const Additionals = () => {
  const t = useText();
  const dispatch = useDispatch();
  const dishes = useSelector(selectCatalogue).additionals;
  useEffect(() => {
    dispatch(additionalsRequested(undefined));
  }, [dispatch]);
  return dishes ? (
    <DishStrip title={t('product.companions')} dishes={dishes} />
  ) : (
    // Most often sauces and drinks, which have no pictures.
    <DishStripSkeleton isPlain />
  );
};

const state = css({ margin: '8px 0 24px' });

const NO_GIFTS: readonly CalculatedGift[] = [];

/* As high as a line of the cart. */
const line = css(centredRow, {
  gap: 10,
  minHeight: 72,
  borderBottom: '1px solid var(--line)',
  [PAGE_FROM_TABLET]: { minHeight: 92 },
});

const LINES = ['first', 'second'];

const CartSkeleton = () => (
  <div className={cartColumns} aria-hidden="true">
    <div>
      {LINES.map((key) => (
        <div key={key} className={line}>
          <Skeletons
            sizes={[
              ['56px', '56px'],
              ['24px', '40%'],
            ]}
          />
        </div>
      ))}
    </div>
    <Skeleton height="420px" />
  </div>
);

const cartColumns = css({
  display: 'flex',
  flexDirection: 'column',
  [PAGE_FROM_DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    columnGap: 32,
    alignItems: 'start',
  },
  [PAGE_FROM_WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 23.75rem', columnGap: 64 },
});

const wholeRow = css({ minWidth: 0, [PAGE_FROM_DESKTOP]: { gridColumn: '1 / -1' } });

const list = css({
  display: 'grid',
  gap: 12,
  padding: '16px 0',
  borderBottom: '1px solid var(--line)',
});

const row = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
});

const name = css({ fontWeight: 600, fontSize: 'var(--size-17)', lineHeight: 1.25 });

const mark = css(successTone, {
  flex: 'none',
  padding: '4px 8px',
  borderRadius: 'var(--radius-control)',
  fontWeight: 600,
  fontSize: 'var(--size-13)',
});

/** What comes with the order for nothing, and why. It is no part of the cart, so there is nothing to change. Rules 8.6. */
const GiftList = ({ gifts }: { readonly gifts: readonly CalculatedGift[] }) => {
  const t = useText();
  return gifts.length === 0 ? null : (
    <ul className={list} aria-label={t('cart.gifts')}>
      {gifts.map((gift) => (
        <li key={gift.id} className={row}>
          <div>
            <p className={name}>
              {gift.quantity === 1
                ? gift.name
                : t('cart.giftNamed', { name: gift.name, quantity: gift.quantity })}
            </p>
            {gift.reason !== '' && <p className={softNote}>{gift.reason}</p>}
          </div>
          <span className={mark}>{t('cart.gift')}</span>
        </li>
      ))}
    </ul>
  );
};

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
          <div className={wholeRow}>
            <NoScriptPart at="fulfilment" />
            <Additionals />
          </div>
        </div>
      ) : (
        <CartSkeleton />
      )}
    </>
  );
};
