import { useDispatch, useSelector } from 'react-redux';
import type { ReorderedOrder } from '../../application/tracking/reorder-slice';
import { reorderRequested, selectReorder } from '../../application/tracking/reorder-slice';
import { primaryButton, secondaryButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { scriptsOnly } from '../components/scripts-only';
import { useText } from '../i18n/use-text';
import { cx } from '../theme/emotion';
import { resting } from '../components/resting';

interface ReorderButtonProps {
  readonly order: ReorderedOrder;
  /** One of many: it says of which order it is, and is not the one thing to click. */
  readonly isOneOfMany?: boolean;
}

/** Puts the same into the cart once more. Rules 13.9. */
export const ReorderButton = ({ order, isOneOfMany = false }: ReorderButtonProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const asked = useSelector(selectReorder).asked;
  const isAtWork = asked === order.id;
  const label = t(isAtWork ? 'reorder.atWork' : 'reorder.again');
  return (
    <button
      type="button"
      className={cx(isOneOfMany ? secondaryButton : primaryButton, scriptsOnly)}
      aria-label={
        isOneOfMany ? t('reorder.named', { words: label, number: order.number }) : undefined
      }
      {...resting(asked !== null, () => dispatch(reorderRequested(order)))}
    >
      <Icon name="cart" />
      <span>{label}</span>
    </button>
  );
};
