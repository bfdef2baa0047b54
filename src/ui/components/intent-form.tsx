import type { ReactNode } from 'react';

export const INTENT_FORM = 'shop';
/** The form of a dish as it is set, on its own page. */
export const DISH_FORM = 'dish';
export const INTENT_PATH = '/press';

interface IntentFormProps {
  readonly id?: string;
  readonly children?: ReactNode;
}

/** Sends intents to the server as long as no script handles them. The head script fills its fields in. */
export const IntentForm = ({ id = INTENT_FORM, children }: IntentFormProps) => (
  <form id={id} method="post" action={INTENT_PATH} hidden>
    {/* Intents of before, and the URL to go on to. */}
    <input type="hidden" name="early" />
    <input type="hidden" name="to" />
    {children}
  </form>
);
