import type { RefCallback } from 'react';

/** What keeps to the bottom of the screen, as the page's other parts know its height. */
type Bar = '--raised' | '--bar' | '--consent';

/**
 * A ref that keeps the height of its element in a custom property of the page while it is there:
 * `--raised` is added to where other bars stand, and each leaves room for what the keys reach.
 */
export const heightAs =
  (property: Bar): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${String(element.offsetHeight)}px`);
    // Every element inherits it, so the frame that answers a click does not wait for it.
    let later: ReturnType<typeof setTimeout>;
    const watch = new ResizeObserver(() => {
      clearTimeout(later);
      later = setTimeout(measure);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      clearTimeout(later);
      style.removeProperty(property);
    };
  };
