import type { FocusEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectOpenModal } from '../../application/modals/modal-slice';

interface RestoredFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * For a part of the page in which one thing replaces another: a customer who had the
 * focus goes on with what came, also after a modal that was opened from there. `shown` says what it is.
 */
export const useRestoredFocus = (shown: unknown): RestoredFocus => {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const isCovered = useSelector(selectOpenModal) !== null;
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isCovered || !isInside.current || !isLost) return;
    ref.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [shown, isCovered]);
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }) => {
      // Something that has just gone leaves to nobody, and a modal gives the focus back.
      isInside.current =
        !(relatedTarget instanceof Element) || relatedTarget.closest('dialog') !== null;
    },
  };
};
