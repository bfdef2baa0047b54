import { useSelector } from 'react-redux';
import { selectSelection } from '../../application/delivery/delivery-selectors';
import { selectOrderOptions } from '../../application/order-options/order-options-slice';
import { selectRefusedOrder } from '../../application/placing/placing-slice';
import type { OrderSlots } from '../../application/ports/slots-gateway';
import { selectSlots } from '../../application/schedule/slots-slice';
import { chosenMoment } from '../../domain/order/order-time';
import type { SlotDay } from '../../domain/schedule/slots-of';
import { secondaryButton } from '../components/button-styles';
import { Field } from '../forms/field';
import type { Clock } from '../i18n/time-labels';
import { clockLabel, dateLabel, momentLabel, weekdayLabel } from '../i18n/time-labels';
import { useClock } from '../hooks/use-clock';
import { useText } from '../i18n/use-text';
import { column12 } from '../theme/shared-styles';
import { noScriptSelect } from './no-script-styles';

interface DayProps {
  readonly day: SlotDay;
  readonly clock: Clock;
}

const Day = ({ day, clock }: DayProps) => {
  const free = day.slots.filter(({ available }) => available);
  if (free.length === 0) return null;
  return (
    <optgroup label={`${weekdayLabel(day.date, clock)}, ${dateLabel(day.date, clock.t)}`}>
      {free.map(({ at }) => (
        <option key={at} value={String(at)}>
          {clockLabel(at, clock.zone)}
        </option>
      ))}
    </optgroup>
  );
};

const KnownTimes = ({ slots }: { readonly slots: OrderSlots }) => {
  const t = useText();
  const clock = useClock(slots.now);
  const at = chosenMoment(useSelector(selectOrderOptions).time);
  const error = useSelector(selectRefusedOrder)?.errors.time;
  const next = useSelector(selectRefusedOrder)?.next ?? null;
  return (
    <Field
      label={t('checkout.time')}
      error={error}
      hint={next === null ? undefined : t('checkout.nextTime', { when: momentLabel(next, clock) })}
    >
      {(control) => (
        <select
          {...control}
          className={noScriptSelect}
          name="time"
          defaultValue={String(next ?? at ?? '')}
        >
          <option value="" disabled={!slots.soon.isAvailable}>
            {t(slots.soon.isAvailable ? 'checkout.soon' : 'checkout.chooseTime')}
          </option>
          {slots.days.map((day) => (
            <Day key={day.date} day={day} clock={clock} />
          ))}
        </select>
      )}
    </Field>
  );
};

/**
 * When the order is wanted, without scripts. The times are only asked for when somebody wants another
 * one than as soon as possible: all that was typed goes along, and comes back. Rules 14.7, 24.1.
 */
export const NoScriptTime = () => {
  const t = useText();
  const slots = useSelector(selectSlots);
  const isPlaceOpen = useSelector(selectSelection).type === 'undecided';
  if (slots.kind === 'known') return <KnownTimes slots={slots.slots} />;
  if (isPlaceOpen) return <p>{t('noScript.timesAfterPlace')}</p>;
  return (
    <div className={column12}>
      <p>{t(slots.kind === 'failed' ? 'checkout.timesFailed' : 'checkout.soon')}</p>
      <div>
        <button type="submit" className={secondaryButton} name="show" value="times">
          {t('noScript.showTimes')}
        </button>
      </div>
    </div>
  );
};
