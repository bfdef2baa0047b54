import { useDispatch, useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { lineRemoved } from '../../../application/cart/cart-slice';
import { keysOfGone, orderAsShown } from '../../../application/checkout/order-as-shown';
import { orderToPlaceOf } from '../../../application/checkout/order-to-place-of';
import { timeChosen } from '../../../application/order-options/order-options-slice';
import { changesSeen, placeAsked, selectPlacing } from '../../../application/placing/placing-slice';
import type { ChangedOrder } from '../../../application/ports/order-gateway';
import type { ShopState } from '../../../application/store/root-reducer';
import type { Instant } from '../../../domain/time/instant';
import { useMoney } from '../../hooks/use-money';
import { useServerClock } from '../../hooks/server-clock-context';
import { useNow } from '../../hooks/use-now';
import { useShopPath } from '../../navigation/use-shop-path';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { Modal } from '../../components/modal';
import { useText } from '../../text/use-text';
import { changeWords } from '../../order/change-words';
import { useClock } from '../../hooks/use-clock';
import { css } from '../../theme/emotion';

const list = css({
  display: 'grid',
  gap: 10,
  margin: '12px 0 8px',
  paddingLeft: 20,
  listStyle: 'disc',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

const buttons = css({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: 8,
  button: { flex: '1 1 200px', minHeight: 48, fontVariantNumeric: 'tabular-nums' },
});

/** Places what the customer is shown now, once they have said so. Rules 13.8. */
const useOrderAsShown = (changed: ChangedOrder): (() => void) => {
  const dispatch = useDispatch();
  const store = useStore<ShopState>();
  const { now } = useServerClock();
  return () => {
    const state = store.getState();
    const order = orderToPlaceOf(state, state.checkout, now());
    dispatch(changesSeen(undefined));
    if (!order) return;
    const shown = orderAsShown(order, changed);
    for (const key of keysOfGone(state.cart.lines, changed)) dispatch(lineRemoved({ key }));
    if (shown.options.time !== order.options.time) dispatch(timeChosen(shown.options.time));
    dispatch(placeAsked(shown));
  };
};

interface OpenDialogProps {
  readonly changed: ChangedOrder;
  readonly now: Instant;
}

const OpenDialog = ({ changed, now }: OpenDialogProps) => {
  const t = useText();
  const money = useMoney();
  const clock = useClock(now);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const order = useOrderAsShown(changed);
  const close = () => dispatch(changesSeen(undefined));
  const { changes, calculation } = changed;
  // Nothing is left that could be ordered.
  const isEmpty = calculation.lines.length === 0;
  return (
    <Modal
      title={t('checkout.changed.title')}
      onClose={close}
      footer={
        <div className={buttons}>
          <button
            type="button"
            className={isEmpty ? primaryButton : secondaryButton}
            onClick={() => {
              close();
              void navigate(shopPath('/cart'));
            }}
          >
            {t('checkout.changed.back')}
          </button>
          {!isEmpty && (
            <button type="button" className={primaryButton} onClick={order}>
              {t('checkout.changed.order', { total: money(calculation.total) })}
            </button>
          )}
        </div>
      }
    >
      <p>{t('checkout.changed.text')}</p>
      <ul className={list}>
        {changes.map((change) => {
          const words = changeWords(change, { money, clock });
          return <li key={words}>{words}</li>;
        })}
      </ul>
    </Modal>
  );
};

/** Asks before an order is placed that is not what the customer was shown. Rules 13.8. */
export const ChangedDialog = () => {
  const now = useNow();
  const placing = useSelector(selectPlacing);
  return placing.kind === 'changed' && now !== null ? (
    <OpenDialog changed={placing.changed} now={now} />
  ) : null;
};
