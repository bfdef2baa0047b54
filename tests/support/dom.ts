import '@testing-library/jest-dom';
// Takes down what each test has rendered, whichever file is the first to import it.
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { FakeIntersectionObserver } from './intersections';

// A busy machine needs its time; what never comes fails the test all the same.
configure({ asyncUtilTimeout: 30_000 });

// Every browser has these; the imitation of one lacks them.
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  // Its window is of no kind that styles ask for.
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  IntersectionObserver: FakeIntersectionObserver,
  // Nothing has a size there that could change.
  ResizeObserver: class {
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  },
});

/** The imitation has dialogs, but cannot open one: the browser tests see how it really behaves. */
if (typeof HTMLDialogElement !== 'undefined') {
  let opener: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    opener = document.activeElement;
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('input,button,a[href]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    if (opener instanceof HTMLElement) opener.focus();
  };
}
