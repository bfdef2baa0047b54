import { css } from '../theme/emotion';
import { centredRow } from '../theme/shared-styles';

interface NoScriptRadioProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

const row = css(centredRow, {
  gap: 12,
  minHeight: 48,
  overflowWrap: 'anywhere',
  input: { flex: 'none', width: 20, height: 20, margin: 0, accentColor: 'var(--accent)' },
  span: { minWidth: 0 },
});

export const NoScriptRadio = ({ name, value, label, isChosen }: NoScriptRadioProps) => (
  <label className={row}>
    <input type="radio" name={name} value={value} defaultChecked={isChosen} required />
    <span>{label}</span>
  </label>
);
