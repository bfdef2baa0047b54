import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe';
import { overhang } from '../support/fit';
import { noteShifts, shifts } from '../support/shifts';
import { FAILED_ANSWER, expect, test } from '../support/test';

const BRANCHES = ['Vitosha Blvd 40', 'Oborishte St. 24', 'Cherni vrah Blvd 32А'];
const ZONES = ['Zone A', 'Zone B', 'Zone C'];

/** The parts of the shop's program that only maps need. */
const MAP_PROGRAM = /\/assets\/(map-|streets-|addresses-)/;

const showButton = (page: Page): Locator => page.getByRole('button', { name: 'Show the map' });
const map = (page: Page, name: string): Locator => page.getByRole('region', { name });
const canvas = (page: Page): Locator => page.getByRole('application', { name: 'Map' });

const showMap = async (page: Page): Promise<void> => {
  await showButton(page).click();
  await expect(canvas(page)).toBeVisible();
};

/** It is led through by the keyboard, and what it looks like keeps to the shop's rules. */
const lookAtMap = async (page: Page, name: string): Promise<void> => {
  // What a click moves is counted too: the place of the map was kept.
  expect.soft((await shifts(page)).all).toBeLessThan(0.01);
  expect.soft(await overhang(page)).toEqual([]);
  await expectNoViolations(page);
  for (const button of await map(page, name).getByRole('button').all()) {
    const box = await button.boundingBox();
    expect.soft(box?.width).toBeGreaterThanOrEqual(44);
    expect.soft(box?.height).toBeGreaterThanOrEqual(44);
  }
  await test.step('the Tab key leads through it and on', async () => {
    await page.keyboard.press('Tab');
    await expect(canvas(page)).toBeFocused();
    await page.keyboard.press('+');
    const isInMap = (): Promise<boolean> =>
      map(page, name).evaluate((region) => region.contains(document.activeElement));
    for (let step = 0; step < 10 && (await isInMap()); step += 1) await page.keyboard.press('Tab');
    expect(await isInMap()).toBe(false);
  });
};

test('the map of the branches is fetched on demand from the shop’s own host, and one that is chosen in the list is chosen on the map, and the other way round', async ({
  page,
  baseURL,
  browserConsole,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.addInitScript(noteShifts);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/contacts');
  await expect(showButton(page)).toBeVisible();
  expect(addresses.filter((url) => MAP_PROGRAM.test(url))).toEqual([]);
  await showMap(page);
  await lookAtMap(page, 'Map of our branches');
  expect(addresses.some((url) => MAP_PROGRAM.test(url))).toBe(true);
  const { host } = new URL(baseURL ?? '');
  const outside = addresses.filter((url) => /^https?:/.test(url) && new URL(url).host !== host);
  expect(outside).toEqual([]);

  await test.step('where its program cannot be had it says so, and can be asked for again', async () => {
    browserConsole.allow(FAILED_ANSWER);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/contacts');
    await page.route('**/assets/map-offline*', (route) => route.abort());
    await showButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('The map cannot be shown right now')).toBeVisible();
    await page.unroute('**/assets/map-offline*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(canvas(page)).toBeVisible();
    expect.soft(await overhang(page)).toEqual([]);
  });

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

  await test.step('the wheel scrolls the page', async () => {
    await canvas(page).hover();
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await page.mouse.wheel(0, 120);
    await expect.poll(scrolled).toBeGreaterThan(before);
  });
});

test(
  'the map of the zones moves nothing, and zones that cannot be had are asked for again on demand',
  { tag: '@long' },
  async ({ page, browserConsole }) => {
    await page.addInitScript(noteShifts);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/delivery');
    await showMap(page);
    await lookAtMap(page, 'Map of the delivery zones');

    await page.setViewportSize({ width: 360, height: 800 });
    browserConsole.allow(FAILED_ANSWER);
    await page.goto('/delivery');
    await page.route('**/api/v1/domain/*/delivery', (route) => route.abort());
    await showButton(page).click();
    await expect(page.getByText('The map cannot be shown right now')).toBeVisible();
    await page.unroute('**/api/v1/domain/*/delivery');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(canvas(page)).toBeVisible();
    const legend = page.getByRole('list', { name: 'Delivery zones' }).getByRole('listitem');
    await expect(legend).toHaveCount(ZONES.length);
    for (const [index, name] of ZONES.entries())
      await expect(legend.nth(index)).toContainText(name);
    await expect(legend.first()).toContainText('order from 10.23');
    expect.soft(await overhang(page)).toEqual([]);
  },
);
