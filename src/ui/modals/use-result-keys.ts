import type { KeyboardEvent, RefObject } from 'react';

type Place = 'next' | 'previous' | 'first' | 'last';

const PLACES: Readonly<Record<string, Place>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** A letter, as opposed to a key that does something; a space presses what has the focus. */
const isLetter = ({ key }: KeyboardEvent): boolean => key.length === 1 && key !== ' ';

/** Where a key leads from the result with this index; -1 is the input, above the first one. */
const goal = (place: Place, index: number, count: number): number | null => {
  // Inside the input these two belong to the text.
  if (index < 0 && (place === 'first' || place === 'last')) return null;
  const goals = { next: index + 1, previous: index - 1, first: 0, last: count - 1 };
  return goals[place] >= -1 && goals[place] < count ? goals[place] : null;
};

/**
 * Arrow keys between the input and the links of the results. They stay links, which every screen
 * reader knows, opens and counts; whoever goes on typing is back in the input.
 */
export const useResultKeys =
  (input: RefObject<HTMLInputElement | null>, results: RefObject<HTMLElement | null>) =>
  (event: KeyboardEvent): void => {
    if (hasModifier(event) || event.nativeEvent.isComposing) return;
    const links = [...(results.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    if (index < 0 && document.activeElement !== input.current) return;
    const place = PLACES[event.key];
    if (place === undefined) {
      if (index >= 0 && isLetter(event)) input.current?.focus();
      return;
    }
    const next = goal(place, index, links.length);
    if (next === null) return;
    event.preventDefault();
    (next < 0 ? input.current : links[next])?.focus();
  };
