import type { Store } from 'redux';
import { applyIntents } from '../../application/intents/apply-intents';
import { parseIntents } from '../../application/intents/intent';
import type { ShopState } from '../../application/store/root-reducer';
import { changedControls } from './changed-controls';

/** Runs work and renders what comes of it before it returns. */
type Flush = (work: () => void) => void;

const replay = (store: Store<ShopState>, page: Window, flush: Flush): void => {
  const recorded = page.intents?.take();
  if (!recorded) return;
  const { intents, opener } = recorded;
  flush(() => {
    applyIntents(store, parseIntents(intents));
    for (const element of page.document.querySelectorAll('[data-pending]'))
      element.removeAttribute('data-pending');
  });
  // What has opened meanwhile is newer.
  if (opener?.isConnected && store.getState().modal === null) opener.click();
};

/**
 * Applies what was typed and clicked before hydration: each once, in order. To be called in an effect of the
 * hydrated page, which handles clicks itself from then on. Resolves when that is done, or waits for a button to
 * be released: one that another replaces between pointer down and release would lose its click.
 */
export const replayIntents = async (
  store: Store<ShopState>,
  page: Window,
  flush: Flush,
): Promise<void> => {
  const changes = changedControls(page.document);
  // React is still at work in the effect, and flushes nothing.
  await Promise.resolve();
  changes.forEach(flush);
  if (page.document.querySelector('button:active') === null) {
    replay(store, page, flush);
    return;
  }
  const released = (): void => {
    // The click follows the release.
    page.setTimeout(() => {
      replay(store, page, flush);
    });
  };
  page.addEventListener('pointerup', released, { once: true });
  page.addEventListener('pointercancel', released, { once: true });
};
