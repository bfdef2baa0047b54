import { addButton, card, cartLink, moreButton } from '../support/cart';
import { noteShifts, shifts } from '../support/shifts';
import { expect, test } from '../support/test';

test('nothing moves when a button turns into a stepper, on a phone and on a desktop', async ({
  page,
}) => {
  await page.addInitScript(noteShifts);
  for (const { name, width, count } of [
    { name: 'Margherita', width: 360, count: 1 },
    // Wider, the cart beside the menu fills as well.
    { name: 'Pepperoni', width: 1100, count: 2 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    // A page that is resized goes on to move for a while.
    await page.goto('/products/pizza');
    await addButton(page, name).scrollIntoViewIfNeeded();
    const moved = await shifts(page);
    const before = await card(page, name).boundingBox();
    await addButton(page, name).click();
    await expect(moreButton(page, name)).toBeVisible();
    await expect(cartLink(page, count)).toBeVisible();
    expect(await card(page, name).boundingBox()).toEqual(before);
    expect((await shifts(page)).all).toBe(moved.all);
  }
});
