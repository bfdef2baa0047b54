import type { SyntheticEvent } from 'react';
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
import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { centredRow } from '../theme/shared-styles';

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

const textBlock = css({ overflow: 'hidden', textOverflow: 'ellipsis' });

/**
 * Where the order goes, street and house, and the way to say otherwise; asks for an address while
 * nothing is chosen. Before scripts run it leads to the page about delivery. Rules 17.2.
 */
export const AddressButton = ({ selectModal }: { readonly selectModal?: SelectModal }) => {
  const t = useText();
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
        className={button}
        title={label ?? undefined}
        aria-label={fullName}
        aria-haspopup="dialog"
        {...coming}
      >
        <Icon name="pin" size={18} />
        <span className={textBlock}>{label ?? t('frame.noAddress')}</span>
      </button>
    </form>
  );
};
