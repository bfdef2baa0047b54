import { flatAddress } from '../../tests/support/addresses';
import { blockOutside } from '../support/block-outside';
import { expectNoViolations } from '../support/axe';
import { MARGHERITA, giveCart, summary } from '../support/cart';
import { overhang } from '../support/fit';
import { tabTo } from '../support/tab-to';
import { expect, test } from '../support/test';
import {
  NOT_DELIVERED,
  apply,
  canvas,
  chooseStreet,
  form,
  giveAddresses,
  house,
  list,
  outside,
  pin,
  save,
  street,
  terms,
  whereButton,
} from '../support/fulfilment';

/** A village outside of all zones of the demo shop. */
const FAR_AWAY = { latitude: 42.5, longitude: 23.0 };

test('by mouse: an address at the edge with what delivery costs there, nowhere outside, and picked up instead', async ({
  page,
  context,
  baseURL,
}) => {
  // In priceText: above the minimum of the middle of the city, below that of its edge.
  await giveCart(context, [{ ...MARGHERITA, quantity: 2 }], baseURL ?? '');
  await giveAddresses(context, [flatAddress()], baseURL ?? '');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(FAR_AWAY);
  await page.goto('/cart');

  await test.step('another address changes minimum, price and time', async () => {
    await expect(summary(page)).not.toContainText('Minimum order');
    await whereButton(page).click();
    await list(page).getByRole('button', { name: 'Add an address' }).click();
    await chooseStreet(page, 'chelopeshko 24', 'Chelopeshko shose St. 24');
    await expect(terms(page, 'Zone C')).toContainText('order from 35.79');
    await save(page).dblclick();
    // The list is back, and the word about it is on top.
    const notice = list(page).getByRole('status').filter({ hasText: 'Address saved' });
    await expect(notice).toBeVisible();
    await expect(list(page).getByRole('radio', { name: /^Chelopeshko/ })).toBeChecked();
    await expect(list(page).getByRole('radio')).toHaveCount(4);
    await apply(page).click();
    await expect(whereButton(page)).toHaveAccessibleName('Deliver to: Chelopeshko shose St. 24');
    await expect(summary(page)).toContainText(/Minimum order.*70\.00/);
    await expect(summary(page)).toContainText('about 90 min');
  });

  await test.step('a place outside of all zones is shown, said and not saved', async () => {
    await whereButton(page).click();
    await list(page)
      .getByRole('button', { name: /^Edit: Chelopeshko/ })
      .click();
    await form(page).getByRole('button', { name: 'Use my location' }).click();
    await expect(outside(page)).toBeVisible();
    await expect(pin(page)).toBeVisible();
    // From so far away that one sees where we do deliver.
    await expect(form(page).getByText(/^\d+ km$/)).toBeVisible();
    await save(page).click();
    await expect(street(page)).toBeFocused();
    await expect(street(page)).toHaveAccessibleDescription(NOT_DELIVERED);
    await page.keyboard.press('Escape');
  });

  await test.step('a branch is chosen on the map, and all of it is there after a reload', async () => {
    await list(page).getByRole('radio', { name: 'Pickup', exact: true }).check();
    await list(page).getByRole('region').getByRole('button', { name: 'Oborishte St. 24' }).click();
    await expect(list(page).getByRole('radio', { name: /^Oborishte/ })).toBeChecked();
    await apply(page).click();
    await expect(summary(page)).not.toContainText('Minimum order');
    await page.reload();
    await expect(whereButton(page)).toHaveAccessibleName('Pick up at: Oborishte St. 24');
  });
});

test('by the keyboard alone: an address typed and chosen, a pin outside of all zones and back, and the address deleted', async ({
  page,
  context,
  baseURL,
}) => {
  await giveAddresses(context, [flatAddress()], baseURL ?? '');
  // Each key counts, also while the one before it would still move the map.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contacts');
  await tabTo(page, whereButton(page));
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeVisible();
  await tabTo(page, list(page).getByRole('button', { name: 'Add an address' }));
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  await tabTo(page, street(page));
  await page.keyboard.type('витоша 3');
  await expect(form(page).getByRole('option')).toHaveText([/^Vitosha Blvd 3/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(house(page)).toHaveValue('3');
  await expect(terms(page, 'Zone A')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('radio', { name: /^Vitosha Blvd 3/ })).toBeChecked();

  await tabTo(page, list(page).getByRole('button', { name: /^Edit: Vitosha Blvd 3/ }));
  await page.keyboard.press('Enter');
  await expect(terms(page, 'Zone A')).toBeVisible();
  await tabTo(page, canvas(page));
  // As far as the map goes away from the streets, so that a step of its is a long one.
  for (const key of ['-', '-', '-', '-', '-', '-', 'ArrowUp', 'ArrowUp', 'Enter'])
    await page.keyboard.press(key);
  await expect(outside(page)).toBeVisible();
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');
  await expect(street(page)).toBeFocused();
  await tabTo(page, canvas(page));
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(terms(page, 'Zone')).toContainText('delivery');
  await tabTo(page, form(page).getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('radio', { name: /^Vitosha Blvd 40/ })).toBeChecked();
  await expect(list(page).getByRole('radio', { name: /^Vitosha Blvd 3,/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(whereButton(page)).toHaveAccessibleName('Deliver to: Vitosha Blvd 40');
  await expect(whereButton(page)).toBeFocused();
});

test(
  'on a phone, with every other host out of reach: a pin set by hand, words in any letters, and no fault that axe finds',
  { tag: '@long' },
  async ({ page, context, baseURL }) => {
    const asked = await blockOutside(context, baseURL ?? '');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/contacts');
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enter your address' }).click();
    await street(page).fill('ВИТОША, 3');
    await expect(form(page).getByRole('option')).toHaveText([/^Vitosha Blvd 3/]);
    await street(page).fill('бульвар Витоша');
    await house(page).fill('105Б');
    await save(page).click();
    await expect(
      form(page).getByText('Choose the street from the list or set the pin'),
    ).toBeVisible();
    await expect(street(page)).toBeFocused();
    await canvas(page).click();
    await expect(pin(page)).toBeVisible();
    await expect(terms(page, 'Zone')).toContainText('delivery');
    // What was written stays, whatever the map calls the place.
    await expect(street(page)).toHaveValue('бульвар Витоша');
    expect(await overhang(page)).toEqual([]);
    await expectNoViolations(page);
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Address saved' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /бульвар Витоша 105Б$/ })
      .click();
    await expect(list(page).getByRole('radio', { name: /^бульвар Витоша 105Б/ })).toBeChecked();
    await expectNoViolations(page);
    expect(asked).toEqual([]);
  },
);
