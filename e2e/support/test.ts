import type { Browser, Page } from '@playwright/test';
import { test as base } from '@playwright/test';

interface BrowserConsole {
  /** What this test provokes on purpose, as often as a page tries; anything else fails it. */
  allow(text: RegExp): void;
}

interface ShopFixtures {
  readonly browserConsole: BrowserConsole;
}

/**
 * Whether React has taken over what the server wrote: a page hydrates in small steps, the last of
 * them after its files are there. Customers are as slow; a test is not.
 */
const isAlive = (): boolean => {
  // Without scripts a page is at once what it will be.
  if (matchMedia('(scripting: none)').matches) return true;
  const propOf = (element: Element, name: string): unknown =>
    Object.entries(element).find(([key]) => key.startsWith(name))?.[1];
  /** What a restaurant writes itself is no part of React's, but stands in one. */
  const isWritten = (element: Element | null): boolean => {
    if (!element) return false;
    // As React keeps them.
    const props = propOf(element, '__reactProps') as object | undefined;
    return (
      (props !== undefined && 'dangerouslySetInnerHTML' in props) ||
      isWritten(element.parentElement)
    );
  };
  return ['#root main :is(a, button)', '#root footer a'].every((parts) => {
    const last = [...document.querySelectorAll(parts)].at(-1);
    return !last || propOf(last, '__reactFiber') !== undefined || isWritten(last);
  });
};

/** In milliseconds, on a machine that has other things to do. */
const ALIVE_IN = 20_000;

/** For tests that held scripts back and have let them go. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(isAlive, undefined, { timeout: ALIVE_IN });
};

const becomeHydrated = async (page: Page, waitUntil = 'load'): Promise<void> => {
  if (waitUntil !== 'commit') await untilHydrated(page);
};

/**
 * From now on an address is opened, reloaded, or come back to, when its page has hydrated. A test that
 * holds its scripts back opens it with `waitUntil: 'commit'`.
 */
const waitForHydration = (page: Page): void => {
  const open = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await open(address, options);
    await becomeHydrated(page, options?.waitUntil);
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const answer = await reload(options);
    await becomeHydrated(page, options?.waitUntil);
    return answer;
  };
  const back = page.goBack.bind(page);
  page.goBack = async (options) => {
    const answer = await back(options);
    await becomeHydrated(page, options?.waitUntil);
    return answer;
  };
};

const NOISE = new Set(['error', 'warning']);

/** The browser itself reports an answer of this status for a document or a call. */
export const FAILED_ANSWER = /Failed to load resource/;

/**
 * A test whose pages have nothing to complain about: an error, a warning (a hydration mismatch, a
 * blocked file) or an uncaught exception in any tab fails it, unless the test allows it.
 */
export const test = base.extend<ShopFixtures, { readonly browser: Browser }>({
  browser: [
    async ({ browser }, runWith) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        context.on('page', waitForHydration);
        return context;
      };
      await runWith(browser);
      browser.newContext = open;
    },
    { scope: 'worker' },
  ],
  browserConsole: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (NOISE.has(message.type())) heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (failure) => {
        const error: unknown = failure.error();
        heard.push(error instanceof Error ? error.message : String(error));
      });
      await use({
        allow: (text) => {
          allowed.push(text);
        },
      });
      const unexpected = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      base.expect(unexpected, 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
