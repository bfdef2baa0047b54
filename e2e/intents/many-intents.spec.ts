import type { Page } from '@playwright/test';
import { Seeded } from '../../tests/backend/support/seeded';
import { runCount, seedOf } from '../../tests/support/run-count';
import { MAIN_SCRIPT, delayScript } from '../support/delay-script';
import { addButton, heartButton } from '../support/cart';
import { FAILED_ANSWER, expect, test } from '../support/test';

const INTENTS = runCount('INTENTS');

/** So many times slower than this machine; a phone is 6 times. */
const SLOWNESS = runCount('SLOWNESS');
/** In milliseconds. */
const LONGEST_DELAY = 150 * SLOWNESS;
/** In milliseconds: how long a click may wait for a page that the server renders again. */
const PATIENCE = 20_000;

const DISHES = ['Margherita', 'Pepperoni', 'Mexicana'] as const;

/** What may become of the scripts of a page; each lets go by the function that it answers. */
const FATES: Readonly<Record<string, (page: Page, drawn: Seeded) => Promise<() => void>>> = {
  held: delayScript,
  'in another order': async (page, drawn) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, drawn.below(LONGEST_DELAY)));
      // The page may be left by then.
      await route.continue().catch(() => undefined);
    });
    return () => undefined;
  },
  reloaded: delayScript,
  'without the first of them': async (page) => {
    await page.route(MAIN_SCRIPT, (route) => route.abort());
    return () => undefined;
  },
  'without one of them': async (page) => {
    await page.route('**/assets/page-category.*.js', (route) => route.abort());
    return () => undefined;
  },
};

/** What the customer must find in the end. */
interface Wanted {
  readonly pieces: Map<string, number>;
  readonly liked: Set<string>;
}

/** A favourite toggle has the change that a click asks for: after a reload it is shown as the server knows it. */
const toggleFavourite = async (page: Page, name: string, { liked }: Wanted): Promise<void> => {
  const wish = await heartButton(page, name).getAttribute('value');
  await heartButton(page, name).click();
  if (wish?.startsWith('+')) liked.add(name);
  else liked.delete(name);
};

/** Clicks plus or Add of a dish, whichever its card has. */
const clickMore = async (page: Page, name: string, { pieces }: Wanted): Promise<void> => {
  const more = page
    .getByRole('main')
    .getByRole('button', { name: `Increase quantity: ${name}`, exact: true });
  await more.or(addButton(page, name)).click();
  pieces.set(name, (pieces.get(name) ?? 0) + 1);
};

/** Clicks minus where there is one. */
const clickLess = async (page: Page, name: string, { pieces }: Wanted): Promise<void> => {
  const minus = page
    .getByRole('main')
    .getByRole('button', { name: `Decrease quantity: ${name}`, exact: true });
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: `Increase quantity: ${name}`, exact: true })
      .or(addButton(page, name)),
  ).toBeVisible({ timeout: PATIENCE });
  if (!(await minus.isVisible())) return;
  await minus.click();
  pieces.set(name, Math.max(0, (pieces.get(name) ?? 0) - 1));
};

const clickAny = async (page: Page, drawn: Seeded, wanted: Wanted): Promise<void> => {
  const name = DISHES[drawn.below(DISHES.length)] ?? DISHES[0];
  if (drawn.chance(0.2)) await toggleFavourite(page, name, wanted);
  else if (drawn.chance(0.3)) await clickLess(page, name, wanted);
  else await clickMore(page, name, wanted);
};

const expectAll = async (page: Page, { pieces, liked }: Wanted): Promise<void> => {
  for (const name of DISHES) {
    const count = pieces.get(name) ?? 0;
    const shown = page.getByRole('group', { name, exact: true });
    if (count === 0) await expect(addButton(page, name)).toBeVisible();
    else await expect(shown.locator('[data-count]')).toHaveText(String(count));
    await expect(heartButton(page, name)).toHaveAttribute('aria-pressed', String(liked.has(name)));
  }
};

test(
  'whatever is clicked on a slow phone, before, while and after the page hydrates, the cart is what was clicked',
  { tag: '@long' },
  async ({ page, browserConsole }) => {
    test.setTimeout(INTENTS * 3_000 + 90_000);
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    const drawn = new Seeded(seedOf());
    const wanted: Wanted = { pieces: new Map(), liked: new Set() };
    const fates = Object.entries(FATES);
    const each = Math.ceil(INTENTS / fates.length);
    for (const [fate, arrange] of fates) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const isFailing = fate.startsWith('without');
      if (isFailing) browserConsole.allow(FAILED_ANSWER);
      const letGo = await arrange(page, drawn);
      await page.goto('/products/pizza', { waitUntil: 'commit' });
      for (let click = 0; click < each; click += 1) {
        if (click === Math.floor(each / 2)) {
          if (fate === 'reloaded') await page.reload({ waitUntil: 'commit' });
          else letGo();
        }
        await clickAny(page, drawn, wanted);
      }
      letGo();
      // A visitor who leaves by the address bar waits neither for the server nor for hydration.
      await expect(page.locator('[data-pending]')).toHaveCount(0, { timeout: PATIENCE });
      await test.step(`scripts ${fate}`, () => expectAll(page, wanted));
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/products/pizza');
    await expectAll(page, wanted);
  },
);
