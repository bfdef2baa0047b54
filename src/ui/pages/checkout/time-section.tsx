import { useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectCheckoutRefusals } from '../../../application/checkout/checkout-selectors';
import { selectIsTimeLost } from '../../../application/checkout/lost-time-slice';
import { selectSelection } from '../../../application/delivery/delivery-selectors';
import {
  timeChosen,
  selectOrderOptions,
} from '../../../application/order-options/order-options-slice';
import { selectRefusedOrder } from '../../../application/placing/placing-slice';
import type { OrderSlots } from '../../../application/ports/slots-gateway';
import type { SlotsState } from '../../../application/schedule/slots-slice';
import { slotsRequested, selectSlots } from '../../../application/schedule/slots-slice';
import { selectLanguage } from '../../../application/session/language-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { chosenMoment } from '../../../domain/order/order-time';
import { offerOf } from '../../../domain/schedule/offered-slots';
import type { Instant } from '../../../domain/time/instant';
import { NoScriptPart } from '../../no-script/no-script-part';
import { quietButton } from '../../components/button-styles';
import { scriptsOnly } from '../../components/scripts-only';
import { Skeleton } from '../../components/skeleton';
import { useText } from '../../i18n/use-text';
import { CheckoutPart } from './checkout-part';
import { TimeChoice, soonLabel } from './time-choice';
import type { Clock } from '../../i18n/time-labels';
import { momentLabel } from '../../i18n/time-labels';
import { useClock } from '../../hooks/use-clock';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { css } from '../../theme/emotion';
import { centredRow, softText, warningTone } from '../../theme/shared-styles';
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
  return {
    proposed,
    ticked: offer?.otherDay === true && (at === null || at === offer.at) ? offer : null,
  };
};

/** What is said of a time, whether its fields are shown or not. */
const useKnownTimes = (slots: OrderSlots) => {
  const clock = useClock(slots.now);
  const at = chosenMoment(useSelector(selectOrderOptions).time);
  const { proposed, ticked: offer } = useProposal(slots, clock);
  const { isAvailable } = slots.soon;
  const hasTimes = isAvailable || offerOf(slots.days, clock.today) !== null;
  const moment = at ?? proposed;
  const soon = isAvailable ? soonLabel(slots, clock) : clock.t('checkout.chooseTime');
  return {
    clock,
    offer,
    hasTimes,
    answer: moment === null ? soon : momentLabel(moment, clock),
  };
};

interface KnownTimesProps extends TimeSectionProps {
  readonly slots: OrderSlots;
  /** Whether it opens where no time is chosen; on a page of the server that would move all that follows. */
  readonly opensItself: boolean;
}

const KnownTimes = ({ slots, opensItself, error }: KnownTimesProps) => {
  const t = useText();
  const isLost = useSelector(selectIsTimeLost);
  const next = useSelector(selectRefusedOrder)?.next ?? null;
  const refusals = useSelector(selectCheckoutRefusals);
  const { clock, offer, hasTimes, answer } = useKnownTimes(slots);
  return (
    <CheckoutPart
      title={t('checkout.time')}
      answer={answer}
      isComplete={refusals && hasTimes && (!refusals.time || !opensItself)}
      isWrong={error !== undefined || isLost || next !== null}
      startsOpen={false}
    >
      {isLost && (
        <p className={lost} role="status">
          {t('checkout.timeGone')}
        </p>
      )}
      {hasTimes ? (
        <TimeChoice slots={slots} clock={clock} offer={offer} next={next} error={error} />
      ) : (
        <p role="status">{t('checkout.timesNone')}</p>
      )}
      {next !== null && (
        <div>
          <NextTime next={next} now={slots.now} />
        </div>
      )}
    </CheckoutPart>
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

/** Times that are on their way, cannot be had, or are those of a place that nobody knows yet. */
const UnknownTimes = ({ kind }: { readonly kind: SlotsState['kind'] }) => {
  const t = useText();
  const dispatch = useDispatch();
  const isPlaceOpen = useSelector(selectSelection).type === 'undecided';
  if (kind === 'failed')
    return (
      <div className={failed} role="status">
        <span>{t('checkout.timesFailed')}</span>
        <RetryButton className={quietButton} onClick={() => dispatch(slotsRequested(undefined))} />
      </div>
    );
  return isPlaceOpen ? (
    <p className={softText}>{t('checkout.timesAfterPlace')}</p>
  ) : (
    <Skeleton width="9rem" height="1.2em" />
  );
};

/** When the order is wanted. Rules 14.7 to 14.12. */
export const TimeSection = ({ error }: TimeSectionProps) => {
  const t = useText();
  const slots = useSlots();
  const [opensItself] = useState(useIsHydrated());
  return (
    <>
      <div className={scriptsOnly}>
        {slots.kind === 'known' ? (
          <KnownTimes slots={slots.slots} opensItself={opensItself} error={error} />
        ) : (
          <CheckoutPart
            title={t('checkout.time')}
            answer={<UnknownTimes kind={slots.kind} />}
            isComplete={null}
            isWrong={false}
            startsOpen={false}
          >
            {null}
          </CheckoutPart>
        )}
      </div>
      <NoScriptPart at="time" />
    </>
  );
};
