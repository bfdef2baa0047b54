import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  timeChosen,
  selectOrderOptions,
} from '../../../application/order-options/order-options-slice';
import type { OrderSlots } from '../../../application/ports/slots-gateway';
import { chosenMoment, orderTimeAt } from '../../../domain/order/order-time';
import type { SlotOffer } from '../../../domain/schedule/next-slot';
import { nextFreeSlots, offerOf } from '../../../domain/schedule/offered-slots';
import type { Instant } from '../../../domain/time/instant';
import { statusMessages } from '../../components/shop-status-messages';
import { visuallyHidden } from '../../components/visually-hidden';
import { RadioChip } from '../../forms/radio-chip';
import { RadioList } from '../../forms/radio-list';
import { TickRow } from '../../forms/tick-row';
import { useShopNow } from '../../hooks/use-shop-now';
import type { Clock } from '../../i18n/time-labels';
import { clockLabel, momentLabel } from '../../i18n/time-labels';
import { softNote } from '../../theme/shared-styles';
import { SlotChoice } from './slot-choice';

/** As many as one thumb passes over; the others are behind "Later…". */
const MOST_CHIPS = 6;

const SOON_REASONS: ReadonlySet<string> = new Set([
  'switched_off',
  'paused',
  'closed',
  'too_late',
  'full',
]);

/** Returns why as soon as possible is not to be had; when the shop opens again, where that is why. Rules 14.11. */
const useSoonObstacle = (reason: string | null, { zone, t }: Clock): string => {
  const shop = useShopNow();
  if (reason === 'closed' && shop?.status.kind === 'closed')
    return statusMessages(shop.status, shop.now, zone, t).text;
  const known = reason !== null && SOON_REASONS.has(reason) ? reason : 'other';
  return t(`checkout.soonReasons.${known}`);
};

/** As soon as possible, with about when that is. */
export const soonLabel = ({ soon }: OrderSlots, { zone, t }: Clock): string =>
  soon.expected === null
    ? t('checkout.now')
    : t('checkout.nowAbout', {
        from: clockLabel(soon.expected.from, zone),
        to: clockLabel(soon.expected.to, zone),
      });

interface TimeChoiceProps {
  readonly slots: OrderSlots;
  readonly clock: Clock;
  /** A time on another day, which has to be ticked. */
  readonly offer: SlotOffer | null;
  /** What the shop proposes in place of a time that it refused; null where it refused none. */
  readonly next: Instant | null;
  readonly error: string | undefined;
}

/** As soon as possible, one of the next times, or any other. Rules 14.7 to 14.12. */
export const TimeChoice = ({ slots, clock, offer, next, error }: TimeChoiceProps) => {
  const { t } = clock;
  const dispatch = useDispatch();
  const name = useId();
  const at = chosenMoment(useSelector(selectOrderOptions).time);
  const obstacle = useSoonObstacle(slots.soon.reason, clock);
  const [wantsOther, setWantsOther] = useState(next !== null);
  const { isAvailable } = slots.soon;
  const first = offerOf(slots.days, clock.today);
  const chips = nextFreeSlots(slots.days, clock.today, MOST_CHIPS);
  const isOther = at !== null && (wantsOther || !chips.includes(at));
  const isSoon = at === null && isAvailable;
  const choose = (moment: Instant | null, isFromOthers = false): void => {
    setWantsOther(isFromOthers);
    dispatch(timeChosen(orderTimeAt(moment)));
  };
  return (
    <>
      <RadioList label={t('checkout.time')} isLabelHidden error={error} row="scrolling">
        <RadioChip
          name={name}
          value="soon_as_possible"
          isChosen={isSoon}
          isDisabled={!isAvailable}
          onChoose={() => choose(null)}
        >
          <span className={visuallyHidden}>{`${t('checkout.soon')} `}</span>
          <span>{isAvailable ? soonLabel(slots, clock) : t('checkout.now')}</span>
        </RadioChip>
        {chips.map((moment) => (
          <RadioChip
            key={moment}
            name={name}
            value={String(moment)}
            isChosen={at === moment && !isOther}
            onChoose={() => choose(moment)}
          >
            {clockLabel(moment, clock.zone)}
          </RadioChip>
        ))}
        {first && (
          <RadioChip
            name={name}
            value="on_time"
            isChosen={isOther}
            onChoose={() => choose(at ?? first.at, true)}
          >
            {t('checkout.later')}
          </RadioChip>
        )}
      </RadioList>
      {!isAvailable && <p className={softNote}>{t('checkout.nowNot', { reason: obstacle })}</p>}
      {offer && (
        <TickRow
          label={t('checkout.agree', { when: momentLabel(offer.at, clock) })}
          hint={t('checkout.offer', { when: momentLabel(offer.at, clock) })}
          name="agree"
          isTicked={at === offer.at}
          onTick={(isTicked) => choose(isTicked ? offer.at : null)}
        />
      )}
      {(isOther || next !== null) && <SlotChoice days={slots.days} clock={clock} next={next} />}
    </>
  );
};
