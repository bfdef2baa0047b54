import { css } from '@emotion/react';
import type { ChangeEvent } from 'react';
import { useRef, useState } from 'react';
import {
  birthdayToPick,
  readShownBirthday,
  showBirthday,
} from '../../domain/customer/birthday-date';
import type { LocalDate } from '../../domain/time/local-date';
import { iconButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { CalendarDialog } from '../forms/calendar/calendar-dialog';
import { fieldControl } from '../forms/control-styles';
import { Field } from '../forms/field';
import { maskedEdit } from '../forms/masked-text';
import { useText } from '../text/use-text';
import { CAN_HOVER } from '../theme/media';
import { typedBirthday, writtenBirthday } from './birthday-text';
import { earliestBirthday } from './profile-check';

interface BirthdayFieldProps {
  readonly name: string;
  /** As customers read it, 25.03.1990. */
  readonly value: string;
  /** What is wrong, in words. */
  readonly error?: string | undefined;
  /** The one that is saved, and so not to be changed any more. */
  readonly saved: LocalDate | null;
  /** The day in the city; null while that is not known yet. */
  readonly today: LocalDate | null;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

const frame = css`
  position: relative;
`;

const control = css`
  ${fieldControl};
  padding-right: 52px;
  font-variant-numeric: tabular-nums;
`;

const opener = css`
  ${iconButton};
  position: absolute;
  top: 2px;
  right: 2px;
  color: var(--text-soft);
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-muted);
    }
  }
`;

const dayOf = (text: string): LocalDate | null => {
  const day = readShownBirthday(text);
  return day.ok ? day.value : null;
};

const editOf = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => ({
  text: target.value,
  caret: target.selectionStart ?? target.value.length,
  inputType: nativeEvent instanceof InputEvent ? nativeEvent.inputType : '',
});

interface PickerProps extends Pick<BirthdayFieldProps, 'value' | 'onType'> {
  readonly today: LocalDate;
  readonly onDone: () => void;
  readonly anchor: React.RefObject<HTMLElement | null>;
}

const Picker = ({ value, today, anchor, onType, onDone }: PickerProps) => {
  const t = useText();
  const chosen = dayOf(value);
  return (
    <CalendarDialog
      title={t('profile.birthday')}
      chosen={chosen}
      start={chosen ?? birthdayToPick(today)}
      range={{ earliest: earliestBirthday(today), latest: today }}
      anchor={anchor}
      onClose={onDone}
      onChoose={(day) => {
        onType(showBirthday(day));
        onDone();
      }}
    />
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
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(value);

  const put = (text: string): void => {
    if (dayOf(text) !== null) setChosen(text);
    onType(text);
  };
  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.target;
    const { text, caret } = maskedEdit(value, editOf(event), typedBirthday);
    // Written before React does it, which would leave the caret at the end.
    input.value = text;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
    put(text);
  };
  const leave = (): void => {
    const written = writtenBirthday(value) || chosen;
    if (written !== value) put(written);
    onLeave();
  };
  return (
    <Field
      label={t('profile.birthday')}
      error={error}
      hint={t(isFixed ? 'profile.birthdayFixed' : 'profile.birthdayHint')}
    >
      {(described) => (
        <div css={frame} ref={place}>
          <input
            {...described}
            css={isFixed ? fieldControl : control}
            type="text"
            name={name}
            value={isFixed ? showBirthday(saved) : value}
            readOnly={isFixed}
            autoComplete="bday"
            inputMode="numeric"
            onChange={type}
            onBlur={leave}
          />
          {!isFixed && today !== null && (
            <button
              type="button"
              css={opener}
              aria-label={t('profile.pickBirthday')}
              aria-haspopup="dialog"
              onClick={() => {
                setOpen(true);
              }}
            >
              <Icon name="calendar" />
            </button>
          )}
          {isOpen && today !== null && (
            <Picker
              value={value}
              today={today}
              anchor={place}
              onType={put}
              onDone={() => {
                setOpen(false);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
};
