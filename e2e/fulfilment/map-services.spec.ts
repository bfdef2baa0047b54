import type { Page } from '@playwright/test';
import { standForGoogle } from '../support/google-places';
import type { OtherStorefront } from '../support/other-storefront';
import { openOtherStorefront } from '../support/other-storefront';
import { FAILED_ANSWER, expect, test } from '../support/test';
import {
  canvas,
  form,
  house,
  list,
  pin,
  save,
  street,
  terms,
  whereButton,
} from '../support/fulfilment';

const GOOGLE_SCRIPT = 'https://maps.googleapis.com/maps/api/js?*';

const IN_THE_MIDDLE = { latitude: 42.6951, longitude: 23.3208 };

const TYPED = 'Vitosha 15';

interface Blocked {
  readonly blocked: string[];
}

const noteBlocked = (): void => {
  const blocked: string[] = [];
  Object.assign(window, { blocked });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    blocked.push(`${effectiveDirective} ${blockedURI}`);
  });
};

const blockedOn = (page: Page): Promise<string[]> =>
  // As `noteBlocked` left it.
  page.evaluate(() => (window as unknown as Blocked).blocked);

const openForm = async (page: Page, { url }: OtherStorefront): Promise<void> => {
  await page.addInitScript(noteBlocked);
  await page.goto(`${url}/contacts`);
  await whereButton(page).click();
};

/** What works without any map: a house that was typed, and where the device is. */
const saveWhereTheDeviceIs = async (page: Page): Promise<void> => {
  await street(page).fill('Nameless lane');
  await house(page).fill('7');
  await form(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(terms(page, 'Zone A')).toContainText('delivery');
  await save(page).click();
  await expect(whereButton(page)).toHaveAccessibleName('Deliver to: Nameless lane 7');
};

test.describe('with Google', () => {
  let shop: OtherStorefront;
  test.beforeAll(async ({ baseURL }) => {
    shop = await openOtherStorefront(baseURL ?? '', { GOOGLE_MAPS_KEY: 'a-key-for-the-tests' });
  });
  test.afterAll(() => shop.close());

  test('its script comes once and only with the form; one search is one session; pins and zones are there', async ({
    page,
    context,
    browserConsole,
  }) => {
    const asked: string[] = [];
    await page.route(GOOGLE_SCRIPT, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({
        contentType: 'text/javascript',
        body: `(${standForGoogle.toString()})()`,
      });
    });
    await page.addInitScript(noteBlocked);
    await page.goto(`${shop.url}/contacts`);
    expect(asked).toEqual([]);

    await whereButton(page).click();
    await expect(canvas(page)).toBeVisible();
    await expect(page.locator('[data-zone=drawn]')).not.toHaveCount(0);
    const suggested = form(page).getByRole('option', { name: 'Vitosha Blvd 15' });
    await street(page).fill('Vitosha');
    await expect(suggested).toBeVisible();
    await street(page).fill(TYPED);
    await expect
      .poll(() => page.evaluate(() => window.googleCalls.suggestions.at(-1)?.input))
      .toBe(TYPED);
    await suggested.click();
    await expect(house(page)).toHaveValue('15');
    await expect(terms(page, 'Zone A')).toBeVisible();
    await expect(pin(page)).toBeVisible();
    const calls = await page.evaluate(() => window.googleCalls);
    expect(new Set([...calls.suggestions.map(({ session }) => session), ...calls.details])).toEqual(
      new Set([1]),
    );

    await canvas(page).click({ position: { x: 100, y: 60 } });
    await expect(street(page)).toHaveValue('Shipka St.');
    await expect(house(page)).toHaveValue('7');
    await pin(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(form(page).getByText(/^\d+ m east, Zone A$/)).toBeAttached();
    await save(page).click();
    await expect(whereButton(page)).toHaveAccessibleName('Deliver to: Shipka St. 7');
    expect(asked).toHaveLength(1);
    expect(await blockedOn(page)).toEqual([]);

    await test.step('out of reach, the form works without it and says so', async () => {
      browserConsole.allow(FAILED_ANSWER);
      await context.clearCookies();
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(IN_THE_MIDDLE);
      await page.unroute(GOOGLE_SCRIPT);
      await page.route(GOOGLE_SCRIPT, (route) => route.abort());
      await page.goto(`${shop.url}/contacts`);
      await whereButton(page).click();
      await expect(form(page).getByText('The map cannot be shown right now')).toBeVisible();
      await saveWhereTheDeviceIs(page);
      expect(await blockedOn(page)).toEqual([]);
    });
  });
});

test.describe('with open street maps out of reach', () => {
  let shop: OtherStorefront;
  test.beforeAll(async ({ baseURL }) => {
    shop = await openOtherStorefront(baseURL ?? '', {
      MAPS_PROVIDER: 'osm',
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      GEOCODER_URL: 'https://geocoder.example',
    });
  });
  test.afterAll(() => shop.close());

  test('zones, pin and form go on', { tag: '@long' }, async ({ page, context, browserConsole }) => {
    // Each picture of streets, and what was typed.
    browserConsole.allow(FAILED_ANSWER);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(IN_THE_MIDDLE);
    await page.route(/\.example\//, (route) => route.abort());
    await openForm(page, shop);
    await expect(form(page).getByText('Streets cannot be shown right now')).toBeVisible();
    await expect(form(page).getByRole('listitem').filter({ hasText: 'Zone C' })).toBeVisible();
    await street(page).fill('vito');
    await expect(
      form(page).getByText('Nothing can be suggested right now: set the pin on the map'),
    ).toBeVisible();
    await saveWhereTheDeviceIs(page);
    await whereButton(page).click();
    await list(page).getByRole('radio', { name: 'Pickup', exact: true }).check();
    await expect(list(page).getByText('Streets cannot be shown right now')).toBeVisible();
    await expect(
      list(page).getByRole('region').getByRole('button', { name: 'Oborishte St. 24' }),
    ).toBeVisible();
    expect(await blockedOn(page)).toEqual([]);
  });
});
