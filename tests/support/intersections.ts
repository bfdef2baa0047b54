import { act } from '@testing-library/react';

const watching = new Map<Element, Set<IntersectionObserverCallback>>();

/** An observer that sees nothing but what a test puts before it. */
export class FakeIntersectionObserver {
  private readonly elements = new Set<Element>();

  constructor(private readonly callback: IntersectionObserverCallback) {}

  observe = (element: Element): void => {
    this.elements.add(element);
    const callbacks = watching.get(element) ?? new Set();
    watching.set(element, callbacks.add(this.callback));
  };

  disconnect = (): void => {
    for (const element of this.elements) watching.get(element)?.delete(this.callback);
  };
}

/** The customer scrolls to an element. */
export const scrollTo = (target: Element): void => {
  const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
  act(() => {
    // None of the shop's observers looks at its second argument.
    watching.get(target)?.forEach((callback) => callback([entry], {} as IntersectionObserver));
  });
};
