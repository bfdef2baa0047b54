import { useId } from 'react';
import { coveredLabel, coveringRadio } from '../components/covering-radio';
import { visuallyHidden } from '../components/visually-hidden';
import { css } from '../theme/emotion';
import { fieldLabel } from './field';

interface RadioSwitchProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

const track = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5rem), 1fr))',
  gap: 4,
  padding: 4,
  borderRadius: 'calc(var(--radius-control) + 4px)',
  background: 'var(--surface-muted)',
});

const option = css({ position: 'relative', display: 'grid' });

const textBlock = css(
  {
    display: 'grid',
    placeItems: 'center',
    minHeight: 'var(--touch)',
    padding: '4px 6px',
    borderRadius: 'var(--radius-control)',
    color: 'var(--text-soft)',
    fontWeight: 500,
    lineHeight: 1.2,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    transition: 'background-color var(--quick)',
    'input:checked + &': { background: 'var(--text)', color: 'var(--ground)' },
  },
  coveredLabel,
);

export const RadioSwitch = <Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChoose,
}: RadioSwitchProps<Value>) => {
  const name = useId();
  return (
    <fieldset>
      <legend className={isLabelHidden ? visuallyHidden : fieldLabel}>{label}</legend>
      <div className={track}>
        {options.map((entry) => (
          <label key={entry.value} className={option}>
            <input
              className={coveringRadio}
              type="radio"
              name={name}
              value={entry.value}
              checked={entry.value === value}
              onChange={() => onChoose(entry.value)}
            />
            <span className={textBlock}>{entry.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
