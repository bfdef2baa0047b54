import type { Store } from 'redux';
import { applyIntents } from '../../application/intents/apply-intents';
import type { Intent } from '../../application/intents/intent';
import { parseIntent, parseIntents } from '../../application/intents/intent';
import type { ShopState } from '../../application/store/root-reducer';
import type { LineIdentity } from '../../domain/cart/cart-line';
import { lineKey } from '../../domain/cart/cart-line';
import { lineOfKey } from '../../domain/cart/line-of-key';

/** Where the page's first script keeps presses that nobody took. */
const KEPT_PRESSES = 'early';

/** What was pressed, also what a reload or a step back came before. */
const takeKept = (page: Window): string => {
  try {
    const kept = page.sessionStorage.getItem(KEPT_PRESSES) ?? '';
    page.sessionStorage.removeItem(KEPT_PRESSES);
    return kept;
  } catch {
    // Where nothing may be kept, nothing was.
    return '';
  }
};

/** Does work and shows what comes of it, in one go. */
type AtOnce = (work: () => void) => void;

/** The line of a button that adds a dish. */
const lineOf = (press: Intent | null): LineIdentity | null =>
  press?.kind === 'add' ? lineOfKey(press.key) : null;

/**
 * A press on the page's own dish, with what the customer has changed in it by now: its button said
 * what the server had written.
 */
const asItIsSet = (press: Intent, page: Window): Intent => {
  const line = lineOf(press);
  const button = page.document.querySelector<HTMLButtonElement>('button[data-dish]');
  const set = lineOf(parseIntent(button?.value ?? ''));
  return line && set && line.productId === set.productId && line.ingredients.length === 0
    ? { kind: 'add', key: lineKey({ ...line, ingredients: set.ingredients }) }
    : press;
};

const opens = (button: HTMLButtonElement): boolean => button.dataset.step === '0';

/**
 * Of what was to open, the last opens, as it would have taken the place of the others; once, since
 * whoever presses again only wants it sooner. What has opened meanwhile is newer.
 */
const openLast = (store: Store<ShopState>, openers: readonly HTMLButtonElement[]): void => {
  const last = openers.at(-1);
  if (last?.isConnected && store.getState().modal === null) last.click();
};

const take = (store: Store<ShopState>, page: Window, atOnce: AtOnce): void => {
  const early = page.intents;
  if (!early || early.sent) return;
  const own = early.own ?? [];
  const steps = own.filter((button) => !opens(button));
  early.own = null;
  // What was typed and chosen is repeated by now, and is to be seen; then each step on the one before it.
  for (const step of [() => undefined, ...steps.map((button) => () => button.click())])
    atOnce(step);
  const presses = parseIntents(takeKept(page));
  atOnce(() => {
    applyIntents(
      store,
      presses.map((press) => asItIsSet(press, page)),
    );
    for (const shown of page.document.querySelectorAll('[data-n]')) shown.removeAttribute('data-n');
  });
  openLast(store, own.filter(opens));
};

/**
 * Does what was pressed before the page came alive: each press once, in its order. From then on the
 * page answers presses itself, and shows its own counts. A button under a finger is waited for, and
 * `atOnce` shows what comes of it in one go: a button that gave way to another one between press and
 * release would take the press with it.
 */
export const replayIntents = (store: Store<ShopState>, page: Window, atOnce: AtOnce): void => {
  const takeAtOnce = (): void => {
    take(store, page, atOnce);
  };
  if (page.document.querySelector('button:active') === null) {
    takeAtOnce();
    return;
  }
  const afterwards = (): void => {
    // What is let go is clicked right after it.
    page.setTimeout(takeAtOnce);
  };
  page.addEventListener('pointerup', afterwards, { once: true });
  page.addEventListener('pointercancel', afterwards, { once: true });
};
