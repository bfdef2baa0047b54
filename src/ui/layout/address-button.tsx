import type { ReactNode, SyntheticEvent } from 'react';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import {
  selectLocationLabel,
  selectSelection,
} from '../../application/delivery/delivery-selectors';
import { useShopPath } from '../navigation/use-shop-path';
import { Icon } from '../components/icon';
import type { SelectModal } from '../hooks/use-fulfilment-opener';
import { useFulfilmentOpener } from '../hooks/use-fulfilment-opener';
import { useText } from '../i18n/use-text';
import { css, cx } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { centredRow, ellipsis } from '../theme/shared-styles';

const form = css({ display: 'flex', minWidth: 0 });

const button = css(centredRow, {
  gap: 8,
  minWidth: 0,
  maxWidth: 220,
  minHeight: 'var(--touch)',
  padding: '0 14px',
  border: 0,
  borderRadius: 'var(--radius-pill)',
  background: 'var(--surface-muted)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-strong)' } },
});

const place = css(ellipsis, { display: 'block' });
const textBlock = css({ minWidth: 0, textAlign: 'left', lineHeight: 1.25 });

interface AddressButtonProps {
  readonly selectModal?: SelectModal;
  readonly className?: string | undefined;
  /** What it asks while nothing is chosen. */
  readonly question?: 'frame.noAddress' | 'frame.where';
  /** Below the place; it describes the button. */
  readonly children?: ReactNode;
}

/**
 * Where the order goes, street and house, and the way to say otherwise; asks for an address while
 * nothing is chosen. Before scripts run it leads to the page about delivery. Rules 17.2.
 */
export const AddressButton = ({
  selectModal,
  className,
  question = 'frame.noAddress',
  children,
}: AddressButtonProps) => {
  const t = useText();
  const noteId = useId();
  const shopPath = useShopPath();
  const label = useSelector(selectLocationLabel);
  const isPickup = useSelector(selectSelection).type === 'pickup';
  const { onClick, ...coming } = useFulfilmentOpener(selectModal);
  const open = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClick();
  };
  const fullName =
    label === null
      ? undefined
      : t(isPickup ? 'frame.pickUpAt' : 'frame.deliverTo', { place: label });
  return (
    <form className={form} action={shopPath('/delivery')} onSubmit={open}>
      <button
        type="submit"
        className={cx(button, className)}
        title={label ?? undefined}
        aria-label={fullName}
        aria-haspopup="dialog"
        aria-describedby={children === undefined ? undefined : noteId}
        {...coming}
      >
        <Icon name="pin" size={18} />
        <span className={textBlock}>
          <span className={place}>{label ?? t(question)}</span>
          {children !== undefined && <span id={noteId}>{children}</span>}
        </span>
      </button>
    </form>
  );
};
