import type { ChangeEvent } from 'react';
import { maskPhone } from '../../domain/phone/phone-mask';
import { validatePhone } from '../../domain/phone/validate-phone';
import { useText } from '../text/use-text';
import { fieldControl } from './control-styles';
import { Field } from './field';
import { maskedEdit } from './masked-text';

interface PhoneFieldProps {
  readonly label: string;
  readonly name: string;
  /** In its mask. */
  readonly value: string;
  /** The shop's, in two letters. */
  readonly country: string;
  /** What is wrong, in words. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly onType: (text: string) => void;
  readonly onLeave?: () => void;
}

const inputTypeOf = ({ nativeEvent }: ChangeEvent): string =>
  nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';

/** A phone, which gets the mask of the country while it is typed, and as it is pasted. Rules 18.2. */
export const PhoneField = ({
  label,
  name,
  value,
  country,
  error,
  hint,
  onType,
  onLeave,
}: PhoneFieldProps) => {
  const t = useText();
  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.target;
    const edit = {
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      inputType: inputTypeOf(event),
    };
    const { text, caret } = maskedEdit(value, edit, (typed) => maskPhone(typed, country));
    // Written before React does it, which would leave the caret at the end.
    input.value = text;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
    onType(text);
  };
  const leave = (): void => {
    // Only now is it clear that a number without its country code does not go on.
    const phone = validatePhone(value, country);
    const complete = phone.ok ? maskPhone(phone.value, country) : value;
    if (complete !== value) onType(complete);
    onLeave?.();
  };
  return (
    <Field
      label={label}
      error={error}
      hint={[...(hint === undefined ? [] : [hint]), t('form.phoneAbroad')].join(' ')}
    >
      {(control) => (
        <input
          {...control}
          css={fieldControl}
          type="tel"
          name={name}
          value={value}
          autoComplete="tel"
          inputMode="tel"
          onChange={type}
          onBlur={leave}
        />
      )}
    </Field>
  );
};
