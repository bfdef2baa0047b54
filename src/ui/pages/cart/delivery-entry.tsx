import { useSelector } from 'react-redux';
import {
  selectLocationLabel,
  selectSelection,
} from '../../../application/delivery/delivery-selectors';
import { selectSelectedTerms } from '../../../application/delivery/zone-selectors';
import { selectedType } from '../../../domain/delivery/delivery-selection';
import type { Money } from '../../../domain/money/money';
import { useMoney } from '../../hooks/use-money';
import { quietButton } from '../../components/button-styles';
import { useFulfilmentOpener } from '../../hooks/use-fulfilment-opener';
import { useText } from '../../i18n/use-text';
import { FORCED_COLOURS } from '../../theme/forced-colours';
import { WITHOUT_SCRIPTS } from '../../theme/media';
import { EntryName } from './entry-name';
import { entry } from '../../components/totals-entry';
import { css } from '../../theme/emotion';
import { softNote, underlined } from '../../theme/shared-styles';

const value = css({ minWidth: 0 });

/* Beside the address, below the word: its line is there before it. */
const time = css(softNote, { display: 'block', whiteSpace: 'nowrap' });

const sum = css({ display: 'block' });

/* As high as a thumb needs, without moving the lines above and below it apart. */
const where = css(quietButton, underlined, {
  maxWidth: 'calc(100% + 16px)',
  margin: 'calc((1.2em - var(--touch)) / 2) -8px',
  fontWeight: 400,
  textAlign: 'right',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  // An edge would go through the lines around it, and the line under it shows that it is clicked.
  [FORCED_COLOURS]: { '&:not(#nowhere)': { border: 0 } },
  [WITHOUT_SCRIPTS]: { textDecoration: 'none', pointerEvents: 'none' },
});

const NO_REASONS: readonly string[] = [];

/** Words of one way of getting an order, by their keys. */
const WAYS = {
  delivery: { name: 'cart.delivery', open: 'cart.deliveryUnknown', chosen: 'frame.deliverTo' },
  pickup: { name: 'delivery.pickup', open: 'cart.chooseBranch', chosen: 'frame.pickUpAt' },
} as const;

interface DeliveryEntryProps {
  /** Null where nobody can say yet. */
  readonly price: Money | null;
  /** Why it costs what it costs, a sentence each. */
  readonly reasons: readonly string[];
}

/** Returns how long delivery takes, in minutes, as the zone of the chosen address says; null where none does. Rules 15.5. */
const useMinutes = (): number | null => {
  const terms = useSelector(selectSelectedTerms);
  return typeof terms === 'string' ? null : terms.etaMinutes;
};

/**
 * How the order gets to its customer and what that costs. Where to is a button all the time, so that
 * the focus is still there when the modal that it opened has closed. Rules 8.8, 17.3.
 */
export const DeliveryEntry = ({ price, reasons }: DeliveryEntryProps) => {
  const t = useText();
  const money = useMoney();
  const selection = useSelector(selectSelection);
  const place = useSelector(selectLocationLabel);
  const opener = useFulfilmentOpener();
  const type = selectedType(selection) ?? 'delivery';
  const keys = WAYS[type];
  const text = place ?? t(keys.open);
  // Pickup shows no delivery price, also not that it is free.
  const minutes = useMinutes();
  const isPriced = type === 'delivery' && price !== null;
  return (
    <div className={entry}>
      <dt>
        <EntryName reasons={isPriced ? reasons : NO_REASONS}>{t(keys.name)}</EntryName>
        {minutes !== null && <span className={time}>{t('delivery.minutes', { minutes })}</span>}
      </dt>
      <dd className={value}>
        {isPriced && <span className={sum}>{price === 0 ? t('delivery.free') : money(price)}</span>}
        <button
          type="button"
          className={where}
          aria-label={place === null ? `${t(keys.name)}: ${text}` : t(keys.chosen, { place })}
          aria-haspopup="dialog"
          data-opens=""
          {...opener}
        >
          {text}
        </button>
      </dd>
    </div>
  );
};
