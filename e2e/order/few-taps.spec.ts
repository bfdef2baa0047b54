import type { Locator, Page } from '@playwright/test';
import { addButton } from '../support/cart';
import {
  expectAccepted,
  givePickup,
  openFilledCheckout,
  payBy,
  placeButton,
} from '../support/checkout';
import { house, save } from '../support/fulfilment';
import { operate } from '../support/operator';
import { noteShifts, shifts } from '../support/shifts';
import { expect, test } from '../support/test';

/** Above the minimum of the middle of the city by itself. */
const DISH = 'Striploin Steak';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Counts what is pressed; typing counts nothing where the field has the focus already. */
const tapping = () => {
  let taps = 0;
  return {
    tap: async (target: Locator): Promise<void> => {
      taps += 1;
      await target.tap();
    },
    taps: () => taps,
  };
};

const expectStill = async (page: Page): Promise<void> => {
  expect((await shifts(page)).unasked).toBeLessThan(0.02);
};

/**
 * Goes on to another page, which takes the place of the one before: on a busy machine so long after the tap
 * that the browser takes it for a shift. Each page by itself stays where it is.
 */
const goOn = async (page: Page, tapped: Promise<void>, heading: string): Promise<void> => {
  await tapped;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await shifts(page);
  await page.evaluate(() => {
    window.shifts.unasked = 0;
  });
};

test('one dish to a typed address takes a first visitor twelve taps at most, the same again three', async ({
  page,
  context,
}) => {
  await page.addInitScript(noteShifts);
  let number = '';

  await test.step('for the first time', async () => {
    const { tap, taps } = tapping();
    // The suggestions come when all has been typed.
    let letGo = (): void => undefined;
    const typed = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/street-box/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/');
    const street = page.getByRole('main').getByLabel('Where shall we bring it?');
    await tap(street);
    await page.keyboard.type('vitosha 18');
    letGo();
    await tap(page.getByRole('option', { name: /^Vitosha Blvd 18/ }));
    await expect(house(page)).toHaveValue('18');
    await tap(save(page));
    await expect(street).toBeHidden();
    await expect(page.getByRole('button', { name: 'Deliver to: Vitosha Blvd 18' })).toBeVisible();
    await tap(addButton(page, DISH));
    await expectStill(page);
    await goOn(page, tap(page.getByRole('link', { name: /^Cart · 1/ })), 'Cart');
    await expectStill(page);
    await tap(page.getByRole('button', { name: 'Checkout' }));
    const toCheckout = page.getByRole('dialog').getByRole('link', { name: 'Checkout' });
    await expect(toCheckout.or(placeButton(page)).first()).toBeVisible();
    const isAsked = await toCheckout.isVisible();
    await goOn(page, isAsked ? tap(toCheckout) : Promise.resolve(), 'Checkout');
    await tap(page.getByRole('textbox', { name: 'First name' }));
    await page.keyboard.type('Maria');
    await tap(page.getByRole('textbox', { name: 'Phone' }));
    await page.keyboard.type('888300200');
    await tap(payBy(page, 'Cash'));
    await expectStill(page);
    await tap(placeButton(page));
    number = await expectAccepted(page);
    expect(taps()).toBeLessThanOrEqual(12);
  });

  await test.step('the home page begins with the order that goes on', async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Follow the order' })).toBeVisible();
    await expect(page).toHaveTitle(/^Received · \d\d:\d\d \| /);
    await expectStill(page);
    await operate('orders', 'set-status', number, 'cancel');
    await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
    await expect(page).not.toHaveTitle(/\|/);
  });

  await test.step('the same again', async () => {
    const { tap, taps } = tapping();
    const visit = await context.newPage();
    await visit.addInitScript(noteShifts);
    await visit.goto('/');
    const again = visit.getByRole('button', { name: 'Order again' });
    await expect(again).toBeVisible();
    await expectStill(visit);
    await goOn(visit, tap(again), 'Cart');
    await expectStill(visit);
    await goOn(visit, tap(visit.getByRole('button', { name: 'Checkout' })), 'Checkout');
    await expectStill(visit);
    await tap(placeButton(visit));
    await expectAccepted(visit);
    expect(taps()).toBeLessThanOrEqual(3);
  });
});

test('the page of the order takes the place of the checkout without moving anything, however late it is', async ({
  page,
  context,
  baseURL,
}) => {
  await page.addInitScript(noteShifts);
  await givePickup(context, baseURL ?? '');
  await openFilledCheckout(page);
  let letGo = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/v1/purchase', async (route) => {
    await isHeld;
    await route.continue();
  });
  await shifts(page);
  await placeButton(page).tap();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeDisabled();
  const before = await shifts(page);
  letGo();
  await expectAccepted(page);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const after = await shifts(page);
  // Also of what a browser excuses because of the tap.
  expect(after.all - before.all).toBeLessThan(0.02);
});
