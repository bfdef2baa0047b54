import { useTranslation } from 'react-i18next';
import { slotLabel } from '../../../../src/domain/schedule/slot-label';
import type { Instant } from '../../../../src/domain/time/instant';
import { useShop } from '../../orders/board-context';
import { CustomerNote } from '../../parts/customer-note';
import { css } from '../../styles/emotion';
import type { Ways } from './ways';

const strong = css({ fontWeight: 600 });

/** What is said of a city, in so far as customers read it. */
export interface Said {
  readonly state: 'open' | 'busy' | 'paused';
  readonly ways: Ways;
  readonly extraMinutes: number;
  readonly until: Instant | null;
  readonly text: string | null;
}

/** The status in the shop's own words, with the reason below it, as on every page of the shop. Rules 14.10. */
export const CustomerReads = ({ state, ways, extraMinutes, until, text }: Said) => {
  const { t } = useTranslation();
  const { zone } = useShop();
  const status = (): string => {
    if (state === 'open')
      return t(ways === 'both' ? 'ordering.nothingSaid' : `ordering.way.${ways}`);
    if (state === 'busy') return t('status.busy', { count: extraMinutes });
    return until === null
      ? t('status.paused')
      : t('status.resumesToday', { time: slotLabel(until, zone).time });
  };
  return (
    <CustomerNote>
      <span className={strong}>{status()}</span>
      {state !== 'open' && ways !== 'both' && <span>{t(`ordering.way.${ways}`)}</span>}
      {state !== 'open' && text && <span>{text}</span>}
    </CustomerNote>
  );
};
