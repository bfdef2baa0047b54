import type { TFunction } from 'i18next';
import { useSelector } from 'react-redux';
import { selectOutage } from '../../application/outage/outage-slice';
import type { TimeZone } from '../../domain/time/time-zone';
import type { ShopAtMoment } from '../hooks/use-shop-now';
import { useShopNow } from '../hooks/use-shop-now';
import { useTimeZone } from '../hooks/use-time-zone';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import type { StatusMessages } from './shop-status-messages';
import { outageMessages, statusMessages } from './shop-status-messages';
import { briefStatusLine, statusLine } from './status-styles';
import { softText } from '../theme/shared-styles';

export interface ShopStatusProps {
  /** Leaves out what would be good to know too, where there is little room. */
  readonly isBrief?: boolean;
}

const dot = css({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: 'var(--radius-pill)',
  background: 'var(--dot)',
  alignSelf: 'center',
  // Its colour is all that there is of it.
  forcedColorAdjust: 'none',
});

const DOTS: Readonly<Record<StatusMessages['tone'], string>> = {
  open: 'var(--success-text)',
  busy: 'var(--warning-text)',
  closed: 'var(--danger-text)',
};

const textBlock = css({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

/** That a shop is closed is so by its hours; that it is open nobody knows while the backend is away. */
const messagesOf = (
  { status, now }: ShopAtMoment,
  isAway: boolean,
  zone: TimeZone,
  t: TFunction,
): StatusMessages =>
  isAway && status.kind !== 'closed' ? outageMessages(t) : statusMessages(status, now, zone, t);

/** Whether the shop is open, busy, paused or closed; null until the page is hydrated. */
export const useStatusMessages = (): StatusMessages | null => {
  const t = useText();
  const zone = useTimeZone();
  const shop = useShopNow();
  const isAway = useSelector(selectOutage) !== null;
  return shop && messagesOf(shop, isAway, zone, t);
};

export const ShopStatus = ({ isBrief = false }: ShopStatusProps) => {
  const status = useStatusMessages();
  return (
    <p className={isBrief ? briefStatusLine : statusLine}>
      {status && (
        <>
          <span className={dot} style={{ '--dot': DOTS[status.tone] }} aria-hidden="true" />
          <span className={textBlock}>
            <span>{isBrief ? status.brief : status.text}</span>
            {!isBrief && status.more !== null && (
              <span className={softText}>{` · ${status.more}`}</span>
            )}
          </span>
        </>
      )}
    </p>
  );
};
