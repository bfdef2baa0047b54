import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

export type Copying = 'no' | 'copied' | 'refused';

/** In milliseconds: how long it is said that something was copied. */
const SAID = 4000;

/** The way of browsers that have no clipboard for pages without TLS, or refuse it. */
const copySelected = (field: HTMLInputElement): boolean => {
  field.focus();
  field.select();
  try {
    // The only one left where there is no clipboard.
    return document.execCommand('copy');
  } catch {
    return false;
  }
};

const copyText = async (field: HTMLInputElement): Promise<boolean> => {
  // Absent on pages without TLS, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return copySelected(field);
    await clipboard.writeText(field.value);
    return true;
  } catch {
    return copySelected(field);
  }
};

export interface Copy {
  /** Holds the text; selected where the browser does not let us copy it. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly copying: Copying;
  readonly copy: () => void;
}

/** Copies what stands in a field, and says for a while what became of it. */
export const useCopy = (): Copy => {
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<Copying>('no');
  useEffect(() => {
    if (copying !== 'copied') return undefined;
    const timer = setTimeout(() => {
      setCopying('no');
    }, SAID);
    return () => clearTimeout(timer);
  }, [copying]);
  const copy = (): void => {
    if (!field.current) return;
    void copyText(field.current).then((isCopied) => {
      setCopying(isCopied ? 'copied' : 'refused');
    });
  };
  return { field, copying, copy };
};
