import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { secondaryButton } from '../../components/button-styles';
import { fieldControl } from '../../forms/control-styles';
import type { TypedFieldProps } from '../../forms/field';
import { Field } from '../../forms/field';
import { css } from '../../theme/emotion';

interface EntryRowProps extends Omit<TypedFieldProps, 'onLeave' | 'error'> {
  readonly error: ReactNode;
  readonly button: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly onEnter: () => void;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  maxWidth: 420,
});

const enterButton = css(secondaryButton, {
  minHeight: 48,
  // It also stands on a box of the usual colour of such buttons.
  background: 'var(--surface-strong)',
});

/** A field whose text is handed in for itself, by its own button or by Enter, and not with the order. */
export const EntryRow = ({
  label,
  name,
  value,
  button,
  error,
  hint,
  inputMode,
  onType,
  onEnter,
}: EntryRowProps) => {
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // It would place the order.
    event.preventDefault();
    onEnter();
  };
  return (
    <Field label={label} error={error} hint={hint} isUrgent>
      {(control) => (
        <div className={row}>
          <input
            {...control}
            className={fieldControl}
            type="text"
            name={name}
            value={value}
            autoComplete="off"
            inputMode={inputMode}
            onKeyDown={enter}
            onChange={(event) => onType(event.target.value)}
          />
          <button type="button" className={enterButton} onClick={onEnter}>
            {button}
          </button>
        </div>
      )}
    </Field>
  );
};
