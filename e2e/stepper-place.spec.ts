import { addButton, card, cartLink, moreButton } from './support/cart';
import { noteShifts, shifts } from './support/shifts';
import { expect, test } from './support/test';

for (const width of [360, 1280] as const) {
  test(`nothing moves when a button turns into a stepper, ${String(width)} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(noteShifts);
    await page.goto('/products/pizza');
    await addButton(page, 'Margherita').scrollIntoViewIfNeeded();
    const before = await card(page, 'Margherita').boundingBox();
    const moved = await shifts(page);
    await addButton(page, 'Margherita').click();
    await expect(moreButton(page, 'Margherita')).toBeVisible();
    await expect(cartLink(page, 1)).toBeVisible();
    expect(await card(page, 'Margherita').boundingBox()).toEqual(before);
    expect((await shifts(page)).all).toBe(moved.all);
  });
}
