import { expectNoViolations } from '../support/axe';
import { blockOutside } from '../support/block-outside';
import { expectAccepted, giveDelivery, placeButton, takeFirstTime } from '../support/checkout';
import { overhang } from '../support/fit';
import { tabTo } from '../support/tab-to';
import { expect, test } from '../support/test';

test('by keys alone, in Russian, on the smallest phone, with no other host in reach', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await blockOutside(context, baseURL ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  await giveDelivery(context, baseURL ?? '');
  await page.goto('/ru/checkout');
  await takeFirstTime(page);
  expect.soft(await overhang(page)).toEqual([]);
  // Choosing a time may have left the focus far down the page.
  await page.getByRole('link', { name: 'Перейти к содержимому' }).focus();
  await tabTo(page, page.getByRole('textbox', { name: 'Имя' }));
  await page.keyboard.type('Анна-Мария');
  await tabTo(page, page.getByRole('textbox', { name: 'Телефон' }));
  await page.keyboard.type('0881234567');
  await tabTo(page, page.getByRole('radio', { name: 'Наличными' }));
  await page.keyboard.press('Space');
  await tabTo(page, placeButton(page));
  await page.keyboard.press('Enter');
  await expectAccepted(page);
  expect.soft(await overhang(page)).toEqual([]);
  await expectNoViolations(page);
  expect(asked).toEqual([]);
});
