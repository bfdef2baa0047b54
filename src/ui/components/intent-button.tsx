import type { ComponentProps } from 'react';
import { use } from 'react';
import type { Intent } from '../../application/intents/intent';
import { formatIntent } from '../../application/intents/intent';
import { AnswersPresses } from '../app/hydration-effect';
import { INTENT_FORM } from './intent-form';

interface IntentButtonProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'form' | 'name' | 'value' | 'disabled' | 'onClick'
> {
  readonly press: Intent;
  /** Keeps the focus and does nothing, as in `resting`. */
  readonly isResting?: boolean;
  readonly form?: string;
  readonly onPress: (button: HTMLButtonElement) => void;
}

/**
 * A button that works from the first paint on, and without scripts: what is pressed is then a form's.
 * The page's first script knows it by its name.
 */
export const IntentButton = ({
  press,
  isResting = false,
  form = INTENT_FORM,
  onPress,
  ...rest
}: IntentButtonProps) => {
  const isAnswered = use(AnswersPresses);
  return (
    <button
      {...rest}
      type="submit"
      form={form}
      name="press"
      value={formatIntent(press)}
      aria-disabled={isResting ? true : undefined}
      onClick={(event) => {
        if (!isAnswered()) return;
        event.preventDefault();
        if (!isResting) onPress(event.currentTarget);
      }}
    />
  );
};
