import type { KeyboardEvent } from 'react';

interface ComboboxList {
  readonly count: number;
  readonly isOpen: boolean;
  /** Whether suggestions are on their way. */
  readonly isSearching: boolean;
  /** Index of the suggestion that Enter would choose; null for none. */
  readonly active: number | null;
  readonly open: () => void;
  readonly close: () => void;
  readonly activate: (index: number | null) => void;
  readonly choose: (index: number) => void;
}

type Step = (list: ComboboxList) => number;

const down: Step = ({ active, count }) => (active === null ? 0 : (active + 1) % count);
const up: Step = ({ active, count }) => ((active ?? 0) - 1 + count) % count;

/** Where a key leads among suggestions; undefined for a key that belongs to the text. */
const stepOf = (key: string, { active }: ComboboxList): Step | undefined => {
  if (key === 'ArrowDown') return down;
  if (key === 'ArrowUp') return up;
  if (active === null) return undefined;
  if (key === 'Home') return () => 0;
  return key === 'End' ? ({ count }) => count - 1 : undefined;
};

const move = (event: KeyboardEvent, list: ComboboxList): void => {
  const step = list.count > 0 ? stepOf(event.key, list) : undefined;
  if (!step) {
    // The text has the word again.
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') list.activate(null);
    return;
  }
  event.preventDefault();
  list.open();
  list.activate(step(list));
};

/** Enter belongs to a list that is open or comes: it chooses, and the form is not sent. */
const enter = (event: KeyboardEvent, list: ComboboxList): void => {
  if (!list.isOpen && !list.isSearching) return;
  event.preventDefault();
  if (!list.isOpen) return;
  // The first press says what the second will choose.
  if (list.active === null) list.activate(0);
  else list.choose(list.active);
};

/** Escape closes the list; what the list stands in hears of it only when there is none. */
const escape = (event: KeyboardEvent, list: ComboboxList): void => {
  if (!list.isOpen) return;
  event.preventDefault();
  event.stopPropagation();
  list.close();
};

/**
 * The keys of a field with suggestions: arrows lead through them and round, Home and End to the first
 * and the last once one is active, Enter chooses, Escape closes the list, Tab goes on.
 */
export const comboboxKeys =
  (list: ComboboxList) =>
  (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, nativeEvent, key, shiftKey } = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return;
    if (key === 'Enter') enter(event, list);
    else if (key === 'Escape') escape(event, list);
    else if (key === 'Tab') list.close();
    else if (!shiftKey) move(event, list);
  };
