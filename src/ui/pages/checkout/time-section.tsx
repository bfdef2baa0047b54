import { useEffect, useId } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectIsTimeLost } from '../../../application/checkout/lost-time-slice';
import { selectSelection } from '../../../application/delivery/delivery-selectors';
import {
  timeChosen,
  selectOrderOptions,
} from '../../../application/order-options/order-options-slice';
import { selectRefusedOrder } from '../../../application/placing/placing-slice';
import type { OrderSlots } from '../../../application/ports/slots-gateway';
import { slotsRequested, selectSlots } from '../../../application/schedule/slots-slice';
import { selectLanguage } from '../../../application/session/language-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { chosenMoment, orderTimeAt } from '../../../domain/order/order-time';
import { offerOf } from '../../../domain/schedule/offered-slots';
import type { Instant } from '../../../domain/time/instant';
import { NoScriptPart } from '../../no-script/no-script-part';
import { useShopNow } from '../../hooks/use-shop-now';
import { quietButton } from '../../components/button-styles';
import { scriptsOnly } from '../../components/scripts-only';
import { statusMessages } from '../../components/shop-status-messages';
import { Skeletons } from '../../components/skeleton';
import { RadioList } from '../../forms/radio-list';
import { RadioRow } from '../../forms/radio-row';
import { TickRow } from '../../forms/tick-row';
import { useText } from '../../i18n/use-text';
import { Section } from '../../components/section';
import { SlotChoice } from './slot-choice';
import type { Clock } from '../../i18n/time-labels';
import { momentLabel, spanLabel } from '../../i18n/time-labels';
import { useClock } from '../../hooks/use-clock';
import { css, cx } from '../../theme/emotion';
import { centredRow, column12, softText, warningTone } from '../../theme/shared-styles';
import { RetryButton } from '../../components/retry-button';

interface TimeSectionProps {
  readonly error: string | undefined;
}

const lost = css(warningTone, {
  padding: '10px 14px',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--size-15)',
});

const failed = css(centredRow, { flexWrap: 'wrap', gap: 8, color: 'var(--danger-text)' });

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

/**
 * The first time that can be had is proposed where as soon as possible is not; on another day it has
 * to be ticked, since nothing moves there by itself. Rules 14.11.
 */
const useProposal = ({ days, soon }: OrderSlots, { today }: Clock) => {
  const store = useStore<ShopState>();
  const at = chosenMoment(useSelector(selectOrderOptions).time);
  const isLost = useSelector(selectIsTimeLost);
  const offer = soon.isAvailable ? null : offerOf(days, today);
  const proposed = offer && !offer.otherDay && at === null && !isLost ? offer.at : null;
  useEffect(() => {
    if (proposed === null) return;
    // During hydration components show the server's state; a persisted time is in the store.
    const { orderOptions, isTimeLost: isGone } = store.getState();
    if (chosenMoment(orderOptions.time) === null && !isGone)
      store.dispatch(timeChosen({ timeType: 'on_time', at: proposed }));
  }, [proposed, store]);
  return offer?.otherDay === true && (at === null || at === offer.at) ? offer : null;
};

interface KnownTimesProps extends TimeSectionProps {
  readonly slots: OrderSlots;
  /** What the shop proposes in place of a time that it refused; null where it refused none. */
  readonly next: Instant | null;
}

const KnownTimes = ({ slots, next, error }: KnownTimesProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const name = useId();
  const clock = useClock(slots.now);
  const at = chosenMoment(useSelector(selectOrderOptions).time);
  const obstacle = useSoonObstacle(slots.soon.reason, clock);
  const offer = useProposal(slots, clock);
  const first = offerOf(slots.days, clock.today);
  const { isAvailable, expected } = slots.soon;
  const choose = (moment: Instant | null): void => {
    dispatch(timeChosen(orderTimeAt(moment)));
  };
  if (!isAvailable && !first) return <p role="status">{t('checkout.timesNone')}</p>;
  const isOnTime = at !== null || !isAvailable;
  return (
    <>
      <RadioList label={t('checkout.time')} isLabelHidden error={error}>
        <RadioRow
          name={name}
          value="soon_as_possible"
          title={t('checkout.soon')}
          detail={isAvailable ? expected && spanLabel(expected, clock) : obstacle}
          isChosen={!isOnTime}
          isDisabled={!isAvailable}
          onChoose={() => choose(null)}
        />
        {first && (
          <RadioRow
            name={name}
            value="on_time"
            title={t('checkout.onTime')}
            detail={at === null ? undefined : momentLabel(at, clock)}
            isChosen={isOnTime}
            onChoose={() => choose(first.at)}
          />
        )}
      </RadioList>
      {offer && (
        <TickRow
          label={t('checkout.agree', { when: momentLabel(offer.at, clock) })}
          hint={t('checkout.offer', { when: momentLabel(offer.at, clock) })}
          name="agree"
          isTicked={at === offer.at}
          onTick={(isTicked) => choose(isTicked ? offer.at : null)}
        />
      )}
      {(isOnTime || next !== null) && <SlotChoice days={slots.days} clock={clock} next={next} />}
    </>
  );
};

/** In milliseconds: what is chosen from should not be long past. */
const LOOK_AGAIN = 120_000;

/** Asks for the times of where the order goes, and again while somebody looks at them. */
const useSlots = () => {
  const dispatch = useDispatch();
  const selection = useSelector(selectSelection);
  const locale = useSelector(selectLanguage).locale;
  useEffect(() => {
    dispatch(slotsRequested(undefined));
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') dispatch(slotsRequested(undefined));
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [selection, locale, dispatch]);
  return useSelector(selectSlots);
};

/** The next time that the shop proposes in place of the one that it refused. Rules 14.12. */
const NextTime = ({ next, now }: { readonly next: Instant; readonly now: Instant }) => {
  const t = useText();
  const dispatch = useDispatch();
  const clock = useClock(now);
  return (
    <button
      type="button"
      className={quietButton}
      onClick={() => dispatch(timeChosen({ timeType: 'on_time', at: next }))}
    >
      {t('checkout.nextTime', { when: momentLabel(next, clock) })}
    </button>
  );
};

/** Times that are on their way; before anybody knows where to, none are. */
const TimesToCome = () => {
  const t = useText();
  const isPlaceOpen = useSelector(selectSelection).type === 'undecided';
  return isPlaceOpen ? (
    <p className={softText}>{t('checkout.timesAfterPlace')}</p>
  ) : (
    <Skeletons sizes={['62px', '62px']} />
  );
};

/** When the order is wanted. Rules 14.7 to 14.12. */
export const TimeSection = ({ error }: TimeSectionProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const slots = useSlots();
  const isLost = useSelector(selectIsTimeLost);
  const next = useSelector(selectRefusedOrder)?.next ?? null;
  return (
    <Section title={t('checkout.time')}>
      <div className={cx(column12, scriptsOnly)}>
        {isLost && (
          <p className={lost} role="status">
            {t('checkout.timeGone')}
          </p>
        )}
        {slots.kind === 'known' && <KnownTimes slots={slots.slots} next={next} error={error} />}
        {slots.kind === 'known' && next !== null && (
          <div>
            <NextTime next={next} now={slots.slots.now} />
          </div>
        )}
        {(slots.kind === 'unknown' || slots.kind === 'loading') && <TimesToCome />}
        {slots.kind === 'failed' && (
          <div className={failed} role="status">
            <span>{t('checkout.timesFailed')}</span>
            <RetryButton
              className={quietButton}
              onClick={() => dispatch(slotsRequested(undefined))}
            />
          </div>
        )}
      </div>
      <NoScriptPart at="time" />
    </Section>
  );
};
