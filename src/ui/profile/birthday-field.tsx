import { useRef, useState } from 'react';
import {
  birthdayToPick,
  readShownBirthday,
  showBirthday,
} from '../../domain/customer/birthday-date';
import { EARLIEST_BIRTHDAY } from '../../domain/customer/birthday-entry';
import type { LocalDate } from '../../domain/time/local-date';
import { readLocalDate } from '../../domain/time/local-date';
import { iconButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { fieldControl } from '../forms/control-styles';
import type { TypedFieldProps } from '../forms/field';
import { Field } from '../forms/field';
import { takeMasked } from '../forms/masked-text';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { typedBirthday, writtenBirthday } from './birthday-text';
import { positioned } from '../theme/shared-styles';

/** Its value is as customers read it, 25.03.1990. */
interface BirthdayFieldProps extends Omit<TypedFieldProps, 'label' | 'hint'> {
  /** The one that is saved, and so not to be changed any more. */
  readonly saved: LocalDate | null;
  /** The day in the city; null while that is not known yet. */
  readonly today: LocalDate | null;
}

const control = css(fieldControl, { paddingRight: 52 });

const opener = css(iconButton, {
  position: 'absolute',
  top: 2,
  right: 2,
  color: 'var(--text-soft)',
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)' } },
});

/* The platform opens its picker where this stands. */
const platformDate = css({
  position: 'absolute',
  inset: 'auto 0 0',
  height: 1,
  opacity: 0,
  pointerEvents: 'none',
});

const dayOf = (text: string): LocalDate | null => {
  const day = readShownBirthday(text);
  return day.ok ? day.value : null;
};

interface PickerProps {
  readonly chosen: LocalDate | null;
  readonly today: LocalDate;
  readonly onPick: (birthday: string) => void;
}

/** Opens the platform's own picker, eighteen years ago while nothing is chosen. */
const Picker = ({ chosen, today, onPick }: PickerProps) => {
  const t = useText();
  const date = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={date}
        className={platformDate}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={EARLIEST_BIRTHDAY}
        max={today}
        value={chosen ?? birthdayToPick(today)}
        onChange={({ target }) => {
          const picked = readLocalDate(target.value);
          if (picked.ok) onPick(showBirthday(picked.value));
        }}
      />
      <button
        type="button"
        className={opener}
        aria-label={t('profile.pickBirthday')}
        onClick={() => date.current?.showPicker()}
      >
        <Icon name="calendar" />
      </button>
    </>
  );
};

/** A birthday, typed or picked. Once chosen there is one; once saved it stays. Rules 19.3. */
export const BirthdayField = ({
  name,
  value,
  error,
  saved,
  today,
  onType,
  onLeave,
}: BirthdayFieldProps) => {
  const t = useText();
  const isFixed = saved !== null;
  const [chosen, setChosen] = useState(value);
  const put = (text: string): void => {
    if (dayOf(text) !== null) setChosen(text);
    onType(text);
  };
  const leave = (): void => {
    const written = writtenBirthday(value) || chosen;
    if (written !== value) put(written);
    onLeave?.();
  };
  return (
    <Field
      label={t('profile.birthday')}
      error={error}
      hint={t(isFixed ? 'profile.birthdayFixed' : 'profile.birthdayHint')}
    >
      {(described) => (
        <div className={positioned}>
          <input
            {...described}
            className={isFixed ? fieldControl : control}
            type="text"
            name={name}
            value={isFixed ? showBirthday(saved) : value}
            readOnly={isFixed}
            autoComplete="bday"
            inputMode="numeric"
            onChange={(event) => put(takeMasked(event, value, typedBirthday))}
            onBlur={leave}
          />
          {!isFixed && today !== null && (
            <Picker chosen={dayOf(value)} today={today} onPick={put} />
          )}
        </div>
      )}
    </Field>
  );
};
