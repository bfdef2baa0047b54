import { css } from '../theme/emotion';
import { CHOSEN_IN_SYSTEM_COLOURS, FORCED_COLOURS } from '../theme/forced-colours';
import { cover } from '../theme/shared-styles';

/** A radio that lies unseen over its own label: all of the label is clicked. */
export const coveringRadio = css(cover, {
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
});

const chosenInSystemColours = css(CHOSEN_IN_SYSTEM_COLOURS);

/** What stands for such an input shows where the focus is, and in any colours what is chosen. */
export const coveredLabel = css({
  'input:focus-visible + &': { outline: '3px solid var(--text)', outlineOffset: 2 },
  [FORCED_COLOURS]: {
    border: '1px solid ButtonText',
    'input:checked + &': chosenInSystemColours,
  },
});
