import type { ComponentProps } from 'react';
import type { Intent } from '../../application/intents/intent';
import { formatIntent } from '../../application/intents/intent';
import { INTENT_FORM } from './intent-form';

interface IntentButtonProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'form' | 'name' | 'value' | 'disabled' | 'onClick'
> {
  readonly intent: Intent;
  readonly isResting?: boolean;
  readonly form?: string;
  readonly onClick: (button: HTMLButtonElement) => void;
}

/** A button that works before hydration, by the head script, and without scripts, as a button of a form. */
export const IntentButton = ({
  intent,
  isResting = false,
  form = INTENT_FORM,
  onClick,
  ...rest
}: IntentButtonProps) => (
  <button
    {...rest}
    type="submit"
    form={form}
    name="press"
    value={formatIntent(intent)}
    aria-disabled={isResting ? true : undefined}
    onClick={(event) => {
      event.preventDefault();
      if (!isResting) onClick(event.currentTarget);
    }}
  />
);
