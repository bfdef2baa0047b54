import { FORCED_COLOURS } from '../../../src/ui/theme/forced-colours';
import { css } from '../styles/emotion';
import { visuallyHidden, wrappingRow } from '../styles/shared';

const legendStyle = css({ marginBottom: 8, fontWeight: 500 });

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '8px 16px',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-pill)',
  fontWeight: 500,
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: 'var(--text)',
    background: 'var(--text)',
    color: 'var(--ground)',
  },
  '&:has(:focus-visible)': { outline: '2px solid var(--text)', outlineOffset: 2 },
  [FORCED_COLOURS]: { '&:has(:checked)': { outline: '3px solid Highlight' } },
});

interface ChipsProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, as radio buttons that are as large as a finger. */
export const Chips = <Value extends string>({
  name,
  legend,
  values,
  chosen,
  onChoose,
}: ChipsProps<Value>) => (
  <fieldset>
    <legend className={legendStyle}>{legend}</legend>
    <div className={wrappingRow}>
      {values.map(({ value, label }) => (
        <label key={value} className={chip}>
          <input
            className={visuallyHidden}
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => {
              onChoose(value);
            }}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);
