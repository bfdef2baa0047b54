import { maskPhone } from '../../domain/phone/phone-mask';
import { validatePhone } from '../../domain/phone/validate-phone';
import { useText } from '../i18n/use-text';
import { fieldControl } from './control-styles';
import type { TypedFieldProps } from './field';
import { Field } from './field';
import { takeMasked } from './masked-text';

interface PhoneFieldProps extends TypedFieldProps {
  /** The shop's, in two letters. */
  readonly country: string;
}

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
          className={fieldControl}
          type="tel"
          name={name}
          value={value}
          autoComplete="tel"
          inputMode="tel"
          onChange={(event) => {
            onType(takeMasked(event, value, (typed) => maskPhone(typed, country)));
          }}
          onBlur={leave}
        />
      )}
    </Field>
  );
};
