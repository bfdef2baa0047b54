import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { CAN_HOVER } from '../theme/media';

export interface ComboboxOption {
  readonly id: string;
  readonly title: string;
  /** What tells it from others of that name; may be empty. */
  readonly detail: string;
}

interface ComboboxListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly active: number | null;
  /** Whether better ones are on their way. */
  readonly isAging: boolean;
  readonly onChoose: (index: number) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${String(index)}`;

const list = css`
  position: absolute;
  top: calc(100% + 4px);
  left: 0;
  right: 0;
  z-index: 3;
  max-height: min(296px, 44dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
  box-shadow: var(--shadow);
  &[aria-busy='true'] {
    color: var(--text-soft);
  }
`;

const option = css`
  display: grid;
  align-content: center;
  min-height: 48px;
  padding: 6px 10px;
  border-radius: calc(var(--radius-control) - 2px);
  line-height: 1.3;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-muted);
    }
  }
  &[aria-selected='true'] {
    background: var(--surface-strong);
    outline: 2px solid var(--accent-text);
    outline-offset: -2px;
  }
`;

const name = css`
  font-weight: 500;
`;

const more = css`
  color: var(--text-soft);
  font-size: var(--size-13);
`;

/** What a combobox suggests. The focus stays in the text; keys and presses are for the text's own element. */
export const ComboboxList = ({
  id,
  label,
  options,
  active,
  isAging,
  onChoose,
}: ComboboxListProps) => {
  const element = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (active === null) return;
    const chosen = document.getElementById(optionId(id, active));
    const { current } = element;
    if (!chosen || !current) return;
    // Only the list is to scroll, not what it stands in.
    const above = chosen.offsetTop - current.scrollTop;
    const below = above + chosen.offsetHeight - current.clientHeight;
    if (above < 0) current.scrollTop += above;
    else if (below > 0) current.scrollTop += below;
  }, [active, id]);
  return (
    <ul
      ref={element}
      css={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={isAging}
      onMouseDown={(event) => {
        // A press leaves the focus in the text.
        event.preventDefault();
      }}
    >
      {options.map(({ id: key, title, detail }, index) => (
        // Its keys are those of the text, which has the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={key}
          css={option}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          onClick={() => {
            onChoose(index);
          }}
        >
          <span css={name}>{title}</span>
          {detail !== '' && <span css={more}>{detail}</span>}
        </li>
      ))}
    </ul>
  );
};
