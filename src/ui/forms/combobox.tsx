import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { visuallyHidden } from '../components/visually-hidden';
import { useText } from '../text/use-text';
import { comboboxKeys } from './combobox-keys';
import type { ComboboxOption } from './combobox-list';
import { ComboboxList, optionId } from './combobox-list';
import { fieldControl } from './control-styles';
import { Field } from './field';

interface ComboboxProps<Option extends ComboboxOption> {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly Option[];
  /** Whether `options` belong to a text from before. */
  readonly isSearching: boolean;
  /** What there is to say about the search, seen below the field and read out as it changes. */
  readonly line: string;
  /** What is wrong, in words. */
  readonly error?: string | undefined;
  /** Whether it became wrong without a press, so that it has to be said aloud. */
  readonly isUrgent?: boolean;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: Option) => void;
  readonly onLeave?: () => void;
}

const box = css`
  position: relative;
`;

/**
 * A text with suggestions, as the ARIA practices describe a combobox with a list: the focus stays in
 * the text and `aria-activedescendant` tells which suggestion is meant. Nothing is chosen by itself.
 */
export const Combobox = <Option extends ComboboxOption>({
  label,
  name,
  value,
  options,
  isSearching,
  line,
  error,
  isUrgent = false,
  onType,
  onChoose,
  onLeave,
}: ComboboxProps<Option>) => {
  const t = useText();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState<Option | null>(null);
  // By the suggestion itself: a new answer may have it elsewhere, or not at all.
  const index = marked === null ? -1 : options.findIndex(({ id }) => id === marked.id);
  const active = index < 0 ? null : index;
  const isShown = isOpen && options.length > 0;

  const close = (): void => {
    setOpen(false);
    setMarked(null);
  };
  const choose = (chosen: number): void => {
    const option = options[chosen];
    if (!option) return;
    close();
    onChoose(option);
  };
  const onKeyDown = comboboxKeys({
    count: options.length,
    isOpen: isShown,
    isSearching,
    active,
    open: () => {
      setOpen(true);
    },
    close,
    activate: (next) => {
      setMarked(next === null ? null : (options[next] ?? null));
    },
    choose,
  });
  const spoken = (): string => {
    const option = active === null || !isShown ? undefined : options[active];
    // What is wrong has the place of the line below the field.
    if (!option) return isOpen && error !== undefined ? line : '';
    const words = [option.title, option.detail].filter((part) => part !== '').join(', ');
    return t('form.suggestion', { name: words, number: index + 1, total: options.length });
  };
  return (
    <Field label={label} error={error} hint={line} isUrgent={isUrgent} isLive>
      {(control) => (
        <div css={box}>
          <input
            {...control}
            css={fieldControl}
            type="text"
            role="combobox"
            name={name}
            value={value}
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={
              isShown && active !== null ? optionId(listId, active) : undefined
            }
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              onLeave?.();
            }}
            onChange={(event) => {
              setOpen(true);
              setMarked(null);
              onType(event.target.value);
            }}
          />
          {isShown && (
            <ComboboxList
              id={listId}
              label={label}
              options={options}
              active={active}
              isAging={isSearching}
              onChoose={choose}
            />
          )}
          <p css={visuallyHidden} role="status">
            {spoken()}
          </p>
        </div>
      )}
    </Field>
  );
};
