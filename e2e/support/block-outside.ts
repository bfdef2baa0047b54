import type { BrowserContext } from '@playwright/test';

/** Lets nothing through to another host; answers what was asked for there. */
export const blockOutside = async (context: BrowserContext, shop: string): Promise<string[]> => {
  const asked: string[] = [];
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== new URL(shop).origin,
    async (route) => {
      asked.push(route.request().url());
      await route.abort();
    },
  );
  return asked;
};
