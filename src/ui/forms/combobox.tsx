import { useCombobox } from 'downshift';
import type { KeyboardEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { visuallyHidden } from '../components/visually-hidden';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { fieldControl } from './control-styles';
import type { TypedFieldProps } from './field';
import { Field } from './field';
import { mediumText, positioned, softNote } from '../theme/shared-styles';

export interface ComboboxOption {
  readonly id: string;
  readonly title: string;
  /** What tells it from others of that name; may be empty. */
  readonly detail: string;
}

interface ComboboxProps<Option extends ComboboxOption> extends Omit<TypedFieldProps, 'hint'> {
  readonly options: readonly Option[];
  /** Whether `options` belong to a text from before. */
  readonly isSearching: boolean;
  /** What there is to say about the search, seen below the field and read out as it changes. */
  readonly line: string;
  /** Whether it became wrong without a click, so that it has to be said aloud. */
  readonly isUrgent?: boolean;
  readonly placeholder?: string;
  readonly onChoose: (option: Option) => void;
  /** For a text that was typed before suggestions could be shown. */
  readonly startsOpen?: boolean;
}

const list = css({
  position: 'absolute',
  top: 'calc(100% + 4px)',
  left: 0,
  right: 0,
  zIndex: 3,
  maxHeight: 'min(296px, 44dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 4,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface)',
  boxShadow: 'var(--shadow)',
  "&[aria-busy='true']": { color: 'var(--text-soft)' },
});

const item = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: 48,
  padding: '6px 10px',
  borderRadius: 'calc(var(--radius-control) - 2px)',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  "&[aria-selected='true']": {
    background: 'var(--surface-strong)',
    outline: '2px solid var(--text)',
    outlineOffset: -2,
  },
});

const { InputBlur, InputClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;

/** A text with suggestions. Nothing is chosen by itself, neither by leaving the field nor by a first Enter. */
export const Combobox = <Option extends ComboboxOption>({
  label,
  name,
  value,
  options,
  isSearching,
  line,
  error,
  isUrgent = false,
  placeholder,
  onType,
  onChoose,
  onLeave,
  startsOpen = false,
}: ComboboxProps<Option>) => {
  const t = useText();
  const {
    isOpen,
    highlightedIndex,
    setHighlightedIndex,
    getInputProps,
    getItemProps,
    getMenuProps,
  } = useCombobox<Option>({
    items: [...options],
    itemToString: (option) => option?.title ?? '',
    inputValue: value,
    initialIsOpen: startsOpen,
    // What is chosen becomes the text; the same may be chosen again.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    stateReducer: (state, { type, changes }) => {
      if (type === InputClick) return state;
      if (type === InputBlur) return { ...changes, selectedItem: null };
      // The first Enter says what the second will choose.
      const isFirst = type === InputKeyDownEnter && state.highlightedIndex < 0;
      return isFirst ? { ...state, highlightedIndex: 0 } : changes;
    },
  });
  const isShown = isOpen && options.length > 0;
  const previousOptions = useRef(options);
  // A new answer may have the highlighted suggestion elsewhere, or not at all.
  useLayoutEffect(() => {
    if (previousOptions.current === options) return;
    const highlighted = previousOptions.current[highlightedIndex];
    previousOptions.current = options;
    if (highlighted) setHighlightedIndex(options.findIndex(({ id }) => id === highlighted.id));
  });
  const handleKey = (event: KeyboardEvent): void => {
    const { key, nativeEvent } = event;
    const isForText =
      nativeEvent.isComposing ||
      (!isShown && (key === 'Escape' || key === 'Enter')) ||
      (highlightedIndex < 0 && (key === 'Home' || key === 'End'));
    if (isForText) Object.assign(nativeEvent, { preventDownshiftDefault: true });
    // What the list stands in hears of Escape only when there is none.
    else if (key === 'Escape') event.stopPropagation();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') setHighlightedIndex(-1);
    if (key === 'Enter' && isSearching) event.preventDefault();
  };
  const spoken = (): string => {
    const option = isShown ? options[highlightedIndex] : undefined;
    // What is wrong has the place of the line below the field.
    if (!option) return isOpen && error !== undefined ? line : '';
    const label = [option.title, option.detail].filter((part) => part !== '').join(', ');
    return t('form.suggestion', {
      name: label,
      number: highlightedIndex + 1,
      total: options.length,
    });
  };
  return (
    <Field label={label} error={error} hint={line} isUrgent={isUrgent} isLive>
      {(control) => (
        <div className={positioned}>
          <input
            className={fieldControl}
            type="text"
            name={name}
            spellCheck={false}
            placeholder={placeholder}
            {...getInputProps({
              ...control,
              'aria-labelledby': undefined,
              'aria-expanded': isShown,
              onKeyDown: handleKey,
              onBlur: onLeave,
              onChange: ({ currentTarget }) => onType(currentTarget.value),
            })}
          />
          <ul
            className={list}
            {...getMenuProps({
              'aria-label': label,
              'aria-busy': isSearching,
              hidden: !isShown,
              // A click beside the suggestions leaves the focus in the text.
              onMouseDown: (event) => event.preventDefault(),
            })}
          >
            {isShown &&
              options.map((option, index) => (
                <li key={option.id} className={item} {...getItemProps({ item: option, index })}>
                  <span className={mediumText}>{option.title}</span>
                  {option.detail !== '' && <span className={softNote}>{option.detail}</span>}
                </li>
              ))}
          </ul>
          <p className={visuallyHidden} role="status">
            {spoken()}
          </p>
        </div>
      )}
    </Field>
  );
};
