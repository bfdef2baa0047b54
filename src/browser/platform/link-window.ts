import type { LinkWindow } from '../../application/ports/link-window';
import { attempt } from '../../infrastructure/storage/attempt';

/** A window for a link that is still to come: opened by the click, navigated by a saga. */
export interface OpeningLinkWindow extends LinkWindow {
  /** To be called in the click itself: browsers block windows that open later. */
  open(): void;
}

/** `browser` opens windows; where it may not, the customer has the link to click. */
export const makeLinkWindow = (browser: Pick<Window, 'open' | 'location'>): OpeningLinkWindow => {
  let waiting: Window | null = null;
  const take = (): Window | null => {
    const opened = waiting;
    waiting = null;
    return opened;
  };
  const close = (): void => {
    const opened = take();
    attempt(() => opened?.close(), undefined);
  };
  return {
    open: () => {
      close();
      waiting = attempt(() => browser.open('', '_blank'), null);
      attempt(() => {
        // What comes there later must get no hold of the shop.
        if (waiting) waiting.opener = null;
      }, undefined);
    },
    leadTo: (link) => {
      const opened = take();
      if (!opened || opened.closed) return false;
      return attempt(() => {
        // A path of the shop is one of ours, whatever the empty window takes it for.
        opened.location.replace(new URL(link, browser.location.href).href);
        return true;
      }, false);
    },
    close,
  };
};
