import { useFormik } from 'formik';
import type { RefObject, SyntheticEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldErrors } from './field-errors';
import { focusFirstWrong } from './field-errors';
import type { TypedFieldProps } from './field';

interface FormOptions<Values> {
  readonly initial: Values;
  readonly check: (values: Values) => FieldErrors<Values>;
  /** What the server said of the values that were sent, in its words. */
  readonly answered?: FieldErrors<Values>;
  /** While what was sent is on its way, nothing is sent again. */
  readonly isBusy?: boolean;
  /** While something that `check` needs is on its way, sending waits for it. */
  readonly isWaiting?: (values: Values) => boolean;
  readonly onSubmit: (values: Values) => void;
}

type TextField<Values> = {
  [Field in keyof Values & string]: Values[Field] extends string ? Field : never;
}[keyof Values & string];

export interface Form<Values> {
  readonly values: Values;
  /** Whether it was sent and waits for what the check needs. */
  readonly isHeld: boolean;
  /** Sets several fields at once; may be called again before the next render. */
  readonly set: (more: Partial<Values>) => void;
  /** Returns what to show below a field; nothing before the customer is done with it. */
  readonly errorOf: (field: keyof Values & string) => string | undefined;
  readonly textField: (
    field: TextField<Values>,
  ) => Omit<TypedFieldProps, 'label' | 'hint'> & { readonly onLeave: () => void };
  readonly element: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: SyntheticEvent) => void;
  };
}

const NO_ERRORS = {};
const NEVER = (): boolean => false;

/** The server's words hold for what was sent: a field that was changed since is no longer meant. */
const useAnswered = <Values extends object>(
  errors: FieldErrors<Values>,
  values: Values,
): FieldErrors<Values> => {
  const [answered, setAnswered] = useState({ errors, values });
  if (answered.errors !== errors) setAnswered({ errors, values });
  const isMeant = ([field]: [string, unknown]): boolean => {
    // The entries of errors by field are fields.
    const key = field as keyof Values;
    return values[key] === answered.values[key];
  };
  // Entries of the same object, some left out.
  return Object.fromEntries(Object.entries(errors).filter(isMeant)) as FieldErrors<Values>;
};

/**
 * A form by formik, which is known here and nowhere else. It says what is wrong with a field once the
 * customer has written something and left it, or has sent the form; then at once. Sending wrong values
 * leads to the first wrong field. However often it is clicked, it is sent once at a time.
 */
export const useForm = <Values extends object>({
  initial,
  check,
  answered = NO_ERRORS,
  isBusy = false,
  isWaiting = NEVER,
  onSubmit,
}: FormOptions<Values>): Form<Values> => {
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const {
    values,
    touched,
    initialValues,
    isSubmitting,
    submitCount,
    submitForm,
    setFieldValue,
    setFieldTouched,
  } = useFormik<Values>({
    initialValues: initial,
    // Only for submission: what is shown is derived at each render.
    validate: check,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (sent) => {
      onSubmit(sent);
      // A promise tells formik that it is done.
      return Promise.resolve();
    },
  });
  const wrong = check(values);
  const isOnHold = isWaiting(values);
  const said = useAnswered(answered, values);

  useEffect(() => {
    if (submitCount > 0) focusFirstWrong(form.current);
  }, [submitCount, answered]);

  const set = (more: Partial<Values>): void => {
    // One by one: formik takes several at once for changes of what was last drawn.
    for (const [field, value] of Object.entries(more)) void setFieldValue(field, value, false);
  };
  const isDoneWith = (field: keyof Values & string): boolean =>
    submitCount > 0 || (touched[field] === true && values[field] !== initialValues[field]);
  const errorOf = (field: keyof Values & string): string | undefined =>
    (isDoneWith(field) ? wrong[field] : undefined) ?? said[field];

  const submit = useEffectEvent(() => {
    if (!isSubmitting) void submitForm().finally(() => setAsked(false));
  });
  useEffect(() => {
    if (isAsked && !isOnHold) submit();
  }, [isAsked, isOnHold]);

  return {
    values,
    isHeld: isAsked && isOnHold,
    set,
    errorOf,
    textField: (field) => ({
      name: field,
      // Only fields that hold a text can be asked for.
      value: values[field] as string,
      error: errorOf(field),
      onType: (text) => void setFieldValue(field, text, false),
      onLeave: () => void setFieldTouched(field, true, false),
    }),
    element: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (!isBusy) setAsked(true);
      },
    },
  };
};
