import { useId } from 'react';
import { css } from '../theme/emotion';
import { softNote } from '../theme/shared-styles';

interface TickRowProps {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

const row = css({
  display: 'flex',
  gap: 12,
  minHeight: 'var(--touch)',
  padding: '10px 0',
  lineHeight: 1.35,
  cursor: 'pointer',
});

const box = css({
  flex: 'none',
  width: 20,
  height: 20,
  margin: '1px 0 0',
  accentColor: 'var(--accent)',
});

const textBlock = css({ display: 'grid', gap: 2 });

export const TickRow = ({ label, name, hint, isTicked, onTick }: TickRowProps) => {
  const id = useId();
  return (
    <label className={row}>
      <input
        className={box}
        type="checkbox"
        name={name}
        checked={isTicked}
        aria-labelledby={`${id}label`}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        onChange={(event) => onTick(event.target.checked)}
      />
      <span className={textBlock}>
        <span id={`${id}label`}>{label}</span>
        {hint !== undefined && (
          <span className={softNote} id={`${id}hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
};
