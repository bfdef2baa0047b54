import type { Locator, Page, Request } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { overhang } from './support/fit';
import { noteShifts, shifts } from './support/shifts';
import { FAILED_ANSWER, expect, test } from './support/test';

const BRANCHES = ['Vitosha Blvd 40', 'Oborishte St. 24', 'Cherni vrah Blvd 32А'];
const ZONES = ['Zone A', 'Zone B', 'Zone C'];

/** The parts of the shop's program that only maps need. */
const MAP_PROGRAM = /\/assets\/(map-|streets-|addresses-)/;

const MAPS = [
  { path: '/contacts', name: 'Map of our branches' },
  { path: '/delivery', name: 'Map of the delivery zones' },
] as const;

const showButton = (page: Page): Locator => page.getByRole('button', { name: 'Show the map' });
const map = (page: Page, name: string): Locator => page.getByRole('region', { name });
const canvas = (page: Page): Locator => page.getByRole('application', { name: 'Map' });

const requestsOf = (page: Page): Request[] => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
};

const openMap = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await showButton(page).click();
  await expect(canvas(page)).toBeVisible();
};

for (const { path, name } of MAPS) {
  test.describe(`the map of ${path}`, () => {
    test('is fetched when it is opened and not before, from the shop’s own host alone', async ({
      page,
      baseURL,
    }) => {
      const requests = requestsOf(page);
      await page.goto(path);
      await expect(showButton(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(
        requests.map((request) => request.url()).filter((url) => MAP_PROGRAM.test(url)),
      ).toEqual([]);
      await showButton(page).click();
      await expect(canvas(page)).toBeVisible();
      await expect(page.getByText('Vitosha Blvd', { exact: false }).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      const addresses = requests.map((request) => request.url());
      expect(addresses.some((url) => MAP_PROGRAM.test(url))).toBe(true);
      const { host } = new URL(baseURL ?? '');
      const outside = addresses.filter((url) => /^https?:/.test(url) && new URL(url).host !== host);
      expect(outside).toEqual([]);
    });

    test('opens by the keyboard, and the Tab key leads through it and on', async ({ page }) => {
      await page.goto(path);
      await showButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(canvas(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(canvas(page)).toBeFocused();
      await page.keyboard.press('+');
      const isInMap = (): Promise<boolean> =>
        map(page, name).evaluate((region) => region.contains(document.activeElement));
      for (let step = 0; step < 10 && (await isInMap()); step += 1)
        await page.keyboard.press('Tab');
      expect(await isInMap()).toBe(false);
    });

    test('breaks no rule of axe', async ({ page }) => {
      await openMap(page, path);
      await expectNoViolations(page);
    });

    test('moves nothing on the page when it arrives, and hangs out of no screen', async ({
      page,
    }) => {
      await page.addInitScript(noteShifts);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await openMap(page, path);
        await page.waitForLoadState('networkidle');
        // What a press moves is counted too: the place of the map was kept.
        expect.soft((await shifts(page)).all, `at ${String(width)} px`).toBeLessThan(0.01);
        expect.soft(await overhang(page), `at ${String(width)} px`).toEqual([]);
      }
    });

    test('has buttons that a thumb hits', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await openMap(page, path);
      for (const button of await map(page, name).getByRole('button').all()) {
        const box = await button.boundingBox();
        expect.soft(box?.width).toBeGreaterThanOrEqual(44);
        expect.soft(box?.height).toBeGreaterThanOrEqual(44);
      }
    });

    test('whose program cannot be had says so, and the page goes on', async ({
      page,
      browserConsole,
    }) => {
      browserConsole.allow(FAILED_ANSWER, 2);
      await page.route('**/assets/map-offline*', (route) => route.abort());
      await page.goto(path);
      await showButton(page).click();
      await expect(page.getByText('The map cannot be shown right now')).toBeVisible();
      await page.unroute('**/assets/map-offline*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(canvas(page)).toBeVisible();
      await page.getByRole('main').getByRole('link').last().click();
      await expect(page).not.toHaveURL(new RegExp(`${path}$`));
    });
  });
}

test('a branch that is chosen in the list is chosen on the map, and the other way round', async ({
  page,
}) => {
  await page.goto('/contacts');
  await page.getByRole('button', { name: `On the map: ${BRANCHES[1] ?? ''}` }).click();
  const shown = map(page, 'Map of our branches');
  for (const [index, name] of BRANCHES.entries()) {
    await expect(shown.getByRole('button', { name })).toHaveAttribute(
      'aria-pressed',
      String(index === 1),
    );
  }
  await shown.getByRole('button', { name: BRANCHES[0] ?? '' }).click();
  await expect(
    page.getByRole('button', { name: `On the map: ${BRANCHES[0] ?? ''}` }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('the zones stand beside their map with the sums from which one can order', async ({
  page,
}) => {
  await openMap(page, '/delivery');
  const legend = page.getByRole('list', { name: 'Delivery zones' }).getByRole('listitem');
  await expect(legend).toHaveCount(ZONES.length);
  for (const [index, name] of ZONES.entries()) await expect(legend.nth(index)).toContainText(name);
  await expect(legend.first()).toContainText('order from 20.00');
});

test('zones that cannot be had are asked for again on demand', async ({ page, browserConsole }) => {
  browserConsole.allow(FAILED_ANSWER, 3);
  await page.goto('/delivery');
  await page.route('**/api/v1/domain/*/delivery', (route) => route.abort());
  await showButton(page).click();
  await expect(page.getByText('The map cannot be shown right now')).toBeVisible();
  await page.unroute('**/api/v1/domain/*/delivery');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(canvas(page)).toBeVisible();
});

test('the wheel scrolls the page over a map', async ({ page }) => {
  await openMap(page, '/contacts');
  await canvas(page).hover();
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await page.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBeGreaterThan(before);
});
