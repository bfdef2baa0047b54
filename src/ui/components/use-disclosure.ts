import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { lockScroll } from './use-scroll-lock';

interface DisclosureHandlers {
  readonly details: RefObject<HTMLDetailsElement | null>;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onToggle: () => void;
}

const isIn = (element: Element | null, target: EventTarget | null): boolean =>
  target instanceof Node && element?.contains(target) === true;

/**
 * Returns whether it left the menu and the menu may close for that. In a drawer it stands in the flow: closing
 * it in the middle of a click would move away what is being clicked.
 */
const hasLeft = (menu: Element | null, target: EventTarget | null): boolean =>
  !isIn(menu, target) && menu?.closest('dialog') === null;

const elementOf = (target: EventTarget): Element | null =>
  target instanceof Element ? target : null;

/** Closes a menu from outside: by a click elsewhere and by Escape, wherever the focus is. */
const useClosingFromOutside = (
  details: RefObject<HTMLDetailsElement | null>,
  close: () => void,
): void => {
  useEffect(() => {
    const closeOutside = ({ target }: Event): void => {
      if (hasLeft(details.current, target)) close();
    };
    const escape = ({ key }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', escape);
    };
  }, [details, close]);
};

/**
 * Returns what scripts add to a menu that the browser opens and closes by itself: it closes by Escape, by a
 * click elsewhere, when the focus leaves and when something in it was chosen; then the focus goes
 * back to its label. While it is open the page stays in its place. With `opensOnApproach` it also opens under a mouse and when the Tab key comes to it.
 */
export const useDisclosure = (opensOnApproach: boolean): DisclosureHandlers => {
  const details = useRef<HTMLDetailsElement>(null);
  const openedByMouse = useRef(false);
  const isGivingFocusBack = useRef(false);
  const unlock = useRef<(() => void) | null>(null);

  const set = useCallback((isOpen: boolean): void => {
    if (details.current) details.current.open = isOpen;
    openedByMouse.current = false;
  }, []);
  const close = useCallback(() => set(false), [set]);
  const isOpen = (): boolean => details.current?.open === true;
  const giveFocusBack = (): void => {
    isGivingFocusBack.current = true;
    details.current?.querySelector('summary')?.focus({ preventScroll: true });
    isGivingFocusBack.current = false;
  };
  useClosingFromOutside(details, close);
  const release = useCallback((): void => {
    unlock.current?.();
    unlock.current = null;
  }, []);
  useEffect(() => release, [release]);

  return {
    details,
    onBlur: ({ relatedTarget }) => {
      // Without another element the focus only went nowhere, as by a click on plain words.
      if (relatedTarget && hasLeft(details.current, relatedTarget)) close();
    },
    onClick: (event) => {
      const target = elementOf(event.target);
      if (target?.closest('a')) {
        // A page that is only shown in another way, such as in another language, moves no focus.
        if (isIn(details.current, document.activeElement)) giveFocusBack();
        close();
      } else if (openedByMouse.current && target?.closest('summary')) {
        // It is open already: the click is to keep it so, not to take it away.
        event.preventDefault();
        openedByMouse.current = false;
      }
    },
    onFocus: ({ target }) => {
      if (!opensOnApproach || isOpen() || isGivingFocusBack.current) return;
      const comesByKey = target.tagName === 'SUMMARY' && target.matches(':focus-visible');
      if (comesByKey) set(true);
    },
    onKeyDown: ({ key }) => {
      if (key !== 'Escape' || !isOpen()) return;
      close();
      giveFocusBack();
    },
    onPointerEnter: ({ pointerType }) => {
      if (!opensOnApproach || pointerType !== 'mouse' || isOpen()) return;
      set(true);
      openedByMouse.current = true;
    },
    onPointerLeave: () => {
      if (openedByMouse.current) close();
    },
    onToggle: () => {
      release();
      // Under a mouse it closes by itself; in a drawer the page is in its place already.
      const isOverPage = details.current?.closest('dialog') === null;
      if (isOpen() && isOverPage && !openedByMouse.current) unlock.current = lockScroll();
    },
  };
};
