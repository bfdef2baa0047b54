import { coveredLabel, coveringRadio } from '../../components/covering-radio';
import { css } from '../../theme/emotion';
import { FORCED_COLOURS } from '../../theme/forced-colours';
import { DISH_FORM } from '../../components/intent-form';

interface IngredientSwitchProps {
  readonly name: string;
  /** Of the form of the dish. */
  readonly field: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const box = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 'var(--touch)',
});

/* A picture of the switch: presses are for the input below it, over which the moving knob would lie. */
const track = css(
  {
    pointerEvents: 'none',
    width: 44,
    height: 26,
    padding: 3,
    borderRadius: 'var(--radius-pill)',
    background: 'var(--line-strong)',
    transition: 'background-color var(--quick)',
    '&::before': {
      content: "''",
      display: 'block',
      width: 20,
      height: 20,
      borderRadius: '50%',
      background: '#fff',
      transition: 'transform var(--quick)',
    },
    'input:checked + &': { background: 'var(--accent)' },
    'input:checked + &::before': { transform: 'translateX(18px)' },
  },
  coveredLabel,
  {
    [FORCED_COLOURS]: {
      '&::before': { background: 'ButtonText' },
      'input:checked + &::before': { background: 'HighlightText' },
    },
  },
);

export const IngredientSwitch = ({ name, field, isOn, onChange }: IngredientSwitchProps) => (
  <span className={box}>
    <input
      className={coveringRadio}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` says it
      role="switch"
      form={DISH_FORM}
      name={field}
      value="1"
      aria-label={name}
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className={track} aria-hidden="true" />
  </span>
);
