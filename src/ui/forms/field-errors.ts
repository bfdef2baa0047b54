/** What is wrong with the fields of a form, in words, by field. */
export type FieldErrors<Values> = Partial<Readonly<Record<keyof Values & string, string>>>;

/** Fields, and the buttons that stand for what cannot be called invalid itself. */
const INVALID = '[aria-invalid="true"], [data-wrong="true"]';

/** Takes the customer to the first wrong field of a form, in the order of the page; scrolls there. */
export const focusFirstWrong = (form: HTMLElement | null): void => {
  form?.querySelector<HTMLElement>(INVALID)?.focus();
};
