import type { Store } from 'redux';
import { applyIntents } from '../../application/intents/apply-intents';
import {
  addedLine,
  parseIntent,
  parseIntents,
  withIngredientsOf,
} from '../../application/intents/intent';
import type { ShopState } from '../../application/store/root-reducer';
import type { LineIdentity } from '../../domain/cart/cart-line';
import { changedControls } from './changed-controls';

/** Runs work and renders what comes of it before it returns. */
type Flush = (work: () => void) => void;

/** The dish that the page is about as it is set now, which its button said otherwise when it was clicked. */
const dishOf = (page: Document): LineIdentity | null => {
  const button = page.querySelector<HTMLButtonElement>('button[data-dish]');
  return addedLine(parseIntent(button?.value ?? ''));
};

const replay = (store: Store<ShopState>, page: Window, flush: Flush): void => {
  const recorded = page.intents?.take();
  if (!recorded) return;
  const openers = recorded.buttons.filter((button) => 'opens' in button.dataset);
  const steps = recorded.buttons.filter((button) => !openers.includes(button));
  // Each step builds on the one before it.
  for (const button of steps)
    flush(() => {
      button.click();
    });
  const dish = dishOf(page.document);
  flush(() => {
    applyIntents(
      store,
      parseIntents(recorded.intents).map((intent) => withIngredientsOf(dish, intent)),
    );
    for (const element of page.document.querySelectorAll('[data-pending]'))
      element.removeAttribute('data-pending');
  });
  // The last one would have replaced the others. What has opened meanwhile is newer.
  const last = openers.at(-1);
  if (last?.isConnected && store.getState().modal === null) last.click();
};

/**
 * Applies what was typed and clicked before hydration: each once, in order. To be called in an effect of the
 * hydrated page, which handles clicks itself from then on. Resolves when that is done, or waits for a button to
 * be released: one that another replaces between press and release would lose its click.
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
