import type { MouseEventHandler } from 'react';

interface Resting {
  readonly 'aria-disabled'?: true;
  readonly onClick: MouseEventHandler | undefined;
}

/**
 * Returns what a button needs to rest where there is nothing to do: it is said to be disabled, looks so and
 * does nothing, but keeps the focus that a key has just brought to it, which `disabled` would lose.
 */
export const resting = (isResting: boolean, onClick: () => void): Resting =>
  isResting ? { 'aria-disabled': true, onClick: undefined } : { onClick };
