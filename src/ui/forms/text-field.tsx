import type { HTMLAttributes } from 'react';
import { css } from '../theme/emotion';
import { fieldControl } from './control-styles';
import type { TypedFieldProps } from './field';
import { Field } from './field';

interface TextFieldProps extends Omit<TypedFieldProps, 'onType'> {
  readonly autoComplete?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly isReadOnly?: boolean;
  /** Lines of text; more than one makes it grow by hand. */
  readonly lines?: number;
  /** None where it is only read, or no scripts run. */
  readonly onType?: (text: string) => void;
}

const area = css(fieldControl, {
  display: 'block',
  padding: 12,
  lineHeight: 1.4,
  resize: 'vertical',
});

export const TextField = ({
  label,
  error,
  hint,
  name,
  value,
  autoComplete = 'off',
  inputMode,
  isReadOnly = false,
  lines = 1,
  onType,
  onLeave,
}: TextFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => {
      const shared = { ...control, name, value, autoComplete, inputMode, readOnly: isReadOnly };
      return lines > 1 ? (
        <textarea
          {...shared}
          className={area}
          rows={lines}
          onBlur={onLeave}
          onChange={(event) => onType?.(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          className={fieldControl}
          type={inputMode === 'email' ? 'email' : 'text'}
          onBlur={onLeave}
          onChange={(event) => onType?.(event.target.value)}
        />
      );
    }}
  </Field>
);
