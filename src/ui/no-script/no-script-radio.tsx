import { css } from '../theme/emotion';

interface NoScriptRadioProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

const row = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  overflow-wrap: anywhere;
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--accent);
  }
  span {
    min-width: 0;
  }
`;

export const NoScriptRadio = ({ name, value, label, isChosen }: NoScriptRadioProps) => (
  <label className={row}>
    <input type="radio" name={name} value={value} defaultChecked={isChosen} required />
    <span>{label}</span>
  </label>
);
