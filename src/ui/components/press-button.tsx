import type { ComponentProps } from 'react';
import { use } from 'react';
import type { Press } from '../../application/press/press';
import { writePress } from '../../application/press/press';
import { AnswersPresses } from '../app/press-taker';

/** The form that all presses of a page go with where no scripts run; in every page's frame. */
export const PRESS_FORM = 'shop';
/** Where they go. */
export const PRESS_ADDRESS = '/press';

interface PressButtonProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'form' | 'name' | 'value' | 'disabled' | 'onClick'
> {
  readonly press: Press;
  /** Keeps the focus and does nothing, as in `resting`. */
  readonly isResting?: boolean;
  readonly form?: string;
  readonly onPress: (button: HTMLButtonElement) => void;
}

/**
 * A button that works from the first paint on, and without scripts: what is pressed is then a form's.
 * The page's first script knows it by its name.
 */
export const PressButton = ({
  press,
  isResting = false,
  form = PRESS_FORM,
  onPress,
  ...rest
}: PressButtonProps) => {
  const isAnswered = use(AnswersPresses);
  return (
    <button
      {...rest}
      type="submit"
      form={form}
      name="press"
      value={writePress(press)}
      aria-disabled={isResting ? true : undefined}
      onClick={(event) => {
        if (!isAnswered()) return;
        event.preventDefault();
        if (!isResting) onPress(event.currentTarget);
      }}
    />
  );
};
