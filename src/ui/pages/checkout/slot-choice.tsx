import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  timeChosen,
  selectOrderOptions,
} from '../../../application/order-options/order-options-slice';
import { chosenMoment } from '../../../domain/order/order-time';
import { dayOfSlot, firstFreeOf } from '../../../domain/schedule/offered-slots';
import type { Slot, SlotDay } from '../../../domain/schedule/slots-of';
import type { Instant } from '../../../domain/time/instant';
import { coveredLabel, coveringRadio } from '../../components/covering-radio';
import { Icon } from '../../components/icon';
import { fieldControl } from '../../forms/control-styles';
import { Field, fieldLabel } from '../../forms/field';
import type { Clock } from '../../i18n/time-labels';
import { clockLabel, dateLabel, weekdayLabel } from '../../i18n/time-labels';
import { css } from '../../theme/emotion';
import { column16 } from '../../theme/shared-styles';

interface SlotChoiceProps {
  readonly days: readonly SlotDay[];
  readonly clock: Clock;
  /** The time that the shop proposes in place of a refused one: its day is shown first. */
  readonly next: Instant | null;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6rem), 1fr))',
  gap: 8,
});

const option = css({ position: 'relative', display: 'grid' });

const chip = css(
  {
    display: 'grid',
    alignContent: 'center',
    minHeight: 56,
    padding: '6px 8px',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-control)',
    background: 'var(--surface)',
    fontWeight: 500,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    'input:checked + &': { borderColor: 'var(--text)', boxShadow: 'inset 0 0 0 1px var(--text)' },
    'input:disabled + &': { background: 'var(--surface-muted)', color: 'var(--text-faint)' },
  },
  coveredLabel,
);

const date = css({ color: 'var(--text-soft)', fontWeight: 400, fontSize: 'var(--size-13)' });

/* A browser takes every list for read-only, and draws no arrow once it is styled. */
const select = css(fieldControl, {
  paddingRight: 44,
  '&:read-only': { background: 'var(--surface)' },
});

const list = css({
  position: 'relative',
  maxWidth: 320,
  svg: {
    position: 'absolute',
    top: 14,
    right: 14,
    color: 'var(--text-soft)',
    pointerEvents: 'none',
  },
});

interface DayChipProps {
  readonly name: string;
  readonly day: SlotDay;
  readonly isChosen: boolean;
  readonly clock: Clock;
  readonly onChoose: (first: Instant) => void;
}

const DayChip = ({ name, day, isChosen, clock, onChoose }: DayChipProps) => {
  const { t } = clock;
  const first = firstFreeOf(day);
  const none = day.text ?? t(day.closed ? 'contacts.dayOff' : 'checkout.noTimes');
  return (
    <label className={option}>
      <input
        className={coveringRadio}
        type="radio"
        name={name}
        value={day.date}
        checked={isChosen}
        disabled={first === null}
        onChange={() => {
          if (first !== null) onChoose(first);
        }}
      />
      <span className={chip}>
        <span>{weekdayLabel(day.date, clock)}</span>
        <span className={date}>{first === null ? none : dateLabel(day.date, t)}</span>
      </span>
    </label>
  );
};

const SLOT_MESSAGES = { full: 'checkout.slotFull', too_late: 'checkout.slotLate' } as const;

const slotMessage = ({ at, reason }: Slot, { zone, t }: Clock): string => {
  const time = clockLabel(at, zone);
  return reason === null ? time : t(SLOT_MESSAGES[reason], { time });
};

/** The days to choose from and the times of one of them; what cannot be had says why. Rules 14.7 to 14.9. */
export const SlotChoice = ({ days, clock, next }: SlotChoiceProps) => {
  const { t } = clock;
  const dispatch = useDispatch();
  const name = useId();
  const at = chosenMoment(useSelector(selectOrderOptions).time);
  const [openedDate, openDate] = useState<SlotDay['date'] | null>(null);
  const chosen = at === null ? undefined : dayOfSlot(days, at);
  const shown =
    (next === null ? undefined : dayOfSlot(days, next)) ??
    chosen ??
    days.find(({ date: one }) => one === openedDate) ??
    days.find((day) => firstFreeOf(day) !== null);
  const choose = (moment: Instant): void => {
    dispatch(timeChosen({ timeType: 'on_time', at: moment }));
  };
  return (
    <div className={column16}>
      <fieldset>
        <legend className={fieldLabel}>{t('checkout.day')}</legend>
        <div className={row}>
          {days.map((day) => (
            <DayChip
              key={day.date}
              name={name}
              day={day}
              isChosen={day === shown && at !== null}
              clock={clock}
              onChoose={(first) => {
                openDate(day.date);
                choose(first);
              }}
            />
          ))}
        </div>
      </fieldset>
      {shown && (
        <Field label={t('checkout.clock')}>
          {(control) => (
            <div className={list}>
              <select
                {...control}
                className={select}
                value={shown === chosen && at !== null ? String(at) : ''}
                onChange={(event) => {
                  const slot = shown.slots.find((one) => String(one.at) === event.target.value);
                  if (slot) choose(slot.at);
                }}
              >
                {shown !== chosen && <option value="">{t('checkout.chooseTime')}</option>}
                {shown.slots
                  .filter((slot) => slot.reason !== 'too_late' || slot.at === at)
                  .map((slot) => (
                    <option key={slot.at} value={String(slot.at)} disabled={!slot.available}>
                      {slotMessage(slot, clock)}
                    </option>
                  ))}
              </select>
              <Icon name="chevron" />
            </div>
          )}
        </Field>
      )}
    </div>
  );
};
