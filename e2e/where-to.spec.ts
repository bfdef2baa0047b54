import { flatAddress, place } from '../tests/support/addresses';
import { blockOutside } from './support/block-outside';
import { expectNoViolations } from './support/axe';
import { MARGHERITA, giveCart, summary } from './support/cart';
import { overhang } from './support/fit';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';
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
} from './support/where-to';

// Long walks, on a machine that may have other things to do.
test.describe.configure({ timeout: 60_000 });

/** A village outside of all zones of the demo shop. */
const FAR_AWAY = { latitude: 42.5, longitude: 23.0 };

/** In leva: above the minimum of the middle of the city, below that of its edge. */
const TWO_PIZZAS = [{ ...MARGHERITA, quantity: 2 }];

const AT_THE_EDGE = flatAddress({
  street: 'Chelopeshko shose St.',
  house: '24',
  place: { ...place('at-the-edge'), lat: 42.71561, lng: 23.436 },
});

/** Of somebody who wanted to pick up, and had not said where. */
const WITHOUT_BRANCH = '1!p';

test('by mouse: into the middle and to the edge, with what delivery costs there', async ({
  page,
  context,
  baseURL,
}) => {
  await giveCart(context, TWO_PIZZAS, baseURL ?? '');
  await page.goto('/cart');

  await test.step('a street without a house asks for it', async () => {
    await whereButton(page).click();
    await chooseStreet(page, 'vitosha', 'Vitosha Blvd');
    await expect(terms(page, 'Zone A')).toContainText('delivery 3.90');
    await save(page).click();
    await expect(form(page).getByText('Enter the block number')).toBeVisible();
    await expect(house(page)).toBeFocused();
    await house(page).fill('3');
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Address saved' })).toBeVisible();
    await expect(whereButton(page)).toHaveAccessibleName('Deliver to: Vitosha Blvd 3');
    await expect(summary(page)).toContainText(/Minimum order.*20\.00/);
    await expect(summary(page)).toContainText('about 45 min');
  });

  await test.step('another address changes minimum, price and time', async () => {
    await whereButton(page).click();
    await list(page).getByRole('button', { name: 'Add an address' }).click();
    await chooseStreet(page, 'chelopeshko 24', 'Chelopeshko shose St. 24');
    await expect(terms(page, 'Zone C')).toContainText('order from 70.00');
    await save(page).dblclick();
    // The list is back, and the word about it is on top.
    const notice = list(page).getByRole('status').filter({ hasText: 'Address saved' });
    await expect(notice).toBeVisible();
    await expect(list(page).getByRole('radio', { name: /^Vitosha/ })).not.toBeChecked();
    await expect(list(page).getByRole('radio', { name: /^Chelopeshko/ })).toBeChecked();
    await expect(list(page).getByRole('radio')).toHaveCount(4);
    await apply(page).click();
    await expect(summary(page)).toContainText(/Minimum order.*70\.00/);
    await expect(summary(page)).toContainText('44.20 лв. more to reach the minimum order');
    await expect(summary(page)).toContainText('about 90 min');
  });

  await test.step('all of it is there after a reload', async () => {
    await page.reload();
    await expect(whereButton(page)).toHaveAccessibleName('Deliver to: Chelopeshko shose St. 24');
    await expect(summary(page)).toContainText(/Minimum order.*70\.00/);
  });
});

test('by mouse: nowhere outside of all zones, picked up, and back to an earlier address', async ({
  page,
  context,
  baseURL,
}) => {
  await giveCart(context, TWO_PIZZAS, baseURL ?? '');
  await giveAddresses(context, [flatAddress(), AT_THE_EDGE], baseURL ?? '');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(FAR_AWAY);
  await page.goto('/cart');

  await test.step('a place outside of all zones is shown, said and not saved', async () => {
    await whereButton(page).click();
    await list(page)
      .getByRole('button', { name: /^Edit: Chelopeshko/ })
      .click();
    await form(page).getByRole('button', { name: 'Use my location' }).click();
    await expect(outside(page)).toBeVisible();
    await expect(form(page).getByText('Move the pin or choose another street.')).toBeVisible();
    await expect(pin(page)).toBeVisible();
    // From so far away that one sees where we do deliver.
    await expect(form(page).getByText(/^\d+ km$/)).toBeVisible();
    await save(page).click();
    await expect(street(page)).toBeFocused();
    await expect(street(page)).toHaveAccessibleDescription(NOT_DELIVERED);
    await page.keyboard.press('Escape');
    // As it was saved, not as it was left.
    await list(page)
      .getByRole('button', { name: /^Edit: Chelopeshko/ })
      .click();
    await expect(terms(page, 'Zone C')).toBeVisible();
    await expect(form(page).getByText(NOT_DELIVERED)).toBeHidden();
    await form(page).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('pickup has neither minimum nor price', async () => {
    await list(page).getByRole('radio', { name: 'Pickup', exact: true }).check();
    const branches = list(page).getByRole('radio', { name: /Blvd|St\./ });
    await expect(branches.first()).toBeChecked();
    await list(page).getByRole('region').getByRole('button', { name: 'Oborishte St. 24' }).click();
    await expect(list(page).getByRole('radio', { name: /^Oborishte/ })).toBeChecked();
    await apply(page).click();
    await expect(whereButton(page)).toHaveAccessibleName('Pick up at: Oborishte St. 24');
    await expect(summary(page)).not.toContainText('Minimum order');
  });

  await test.step('back to an address that was saved before', async () => {
    await whereButton(page).click();
    await list(page).getByRole('radio', { name: 'Delivery', exact: true }).check();
    await list(page)
      .getByRole('radio', { name: /^Vitosha Blvd 40/ })
      .check();
    await apply(page).click();
    await expect(whereButton(page)).toHaveAccessibleName('Deliver to: Vitosha Blvd 40');
    await expect(summary(page)).toContainText(/Minimum order.*20\.00/);
  });
});

test('by the keyboard alone: pickup without a branch, and an address that is typed and chosen', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'delivery', value: WITHOUT_BRANCH, url: baseURL ?? '' }]);
  await page.goto('/contacts');
  await tabTo(page, whereButton(page));
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('radio', { name: /^Vitosha/ })).toBeChecked();
  await tabTo(page, apply(page));
  await page.keyboard.press('Enter');
  await expect(whereButton(page)).toHaveAccessibleName('Pick up at: Vitosha Blvd 40');
  await expect(whereButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(list(page)).toBeVisible();
  await tabTo(page, list(page).getByRole('radio', { name: 'Pickup', exact: true }));
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, list(page).getByRole('button', { name: 'Add an address' }));
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  await tabTo(page, street(page));
  await page.keyboard.type('витоша 3');
  await expect(form(page).getByRole('option')).toHaveText([/^Vitosha Blvd 3/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(street(page)).toHaveValue('Vitosha Blvd');
  await expect(house(page)).toHaveValue('3');
  await expect(terms(page, 'Zone A')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('radio', { name: /^Vitosha Blvd 3/ })).toBeChecked();
});

test('by the keyboard alone: a pin outside of all zones and back, and the chosen address deleted', async ({
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
  await page.keyboard.type('Nameless lane');
  await page.keyboard.press('Tab');
  await page.keyboard.type('105Б');
  await tabTo(page, canvas(page));
  for (const key of ['-', '-', '-', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter'])
    await page.keyboard.press(key);
  await expect(outside(page)).toBeVisible();
  await expect(form(page).getByText(/outside the delivery zones$/)).toBeAttached();
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');
  await expect(street(page)).toBeFocused();
  await tabTo(page, canvas(page));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect(terms(page, 'Zone')).toContainText('delivery');
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('radio', { name: /^Nameless lane 105Б/ })).toBeChecked();

  await tabTo(page, list(page).getByRole('button', { name: /^Edit: Nameless/ }));
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  await tabTo(page, form(page).getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('radio', { name: /^Vitosha Blvd 40/ })).toBeChecked();
  await expect(list(page).getByRole('radio', { name: /^Nameless/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(whereButton(page)).toHaveAccessibleName('Deliver to: Vitosha Blvd 40');
  await expect(whereButton(page)).toBeFocused();
});

test('on a phone, with every other host out of reach: a pin set by hand and words in any letters', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await blockOutside(context, baseURL ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
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
  await save(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Address saved' })).toBeVisible();
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /бульвар Витоша 105Б$/ })
    .click();
  await expect(list(page).getByRole('radio', { name: /^бульвар Витоша 105Б/ })).toBeChecked();
  expect(asked).toEqual([]);
});

test('the list closes by Back, the Tab key stays in the form, and neither of the two has a fault that axe finds', async ({
  page,
  context,
  baseURL,
}) => {
  await giveAddresses(context, [flatAddress()], baseURL ?? '');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacts' }).first().click();
  await expect(page).toHaveURL(/\/contacts$/);
  await whereButton(page).click();
  await expect(list(page).getByRole('radio', { name: /^Vitosha Blvd 40/ })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(whereButton(page)).toBeFocused();

  await whereButton(page).click();
  await expect(list(page)).toBeVisible();
  await page.goBack();
  await expect(list(page)).toBeHidden();

  await context.clearCookies();
  await page.goto('/contacts');
  await page.addStyleTag({ content: 'dialog button[aria-label="Close"] { display: none }' });
  await whereButton(page).click();
  await expect(street(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(save(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(street(page)).toBeFocused();
  await save(page).click();
  await expect(form(page).getByText('Enter your address')).toBeVisible();
  await expect(canvas(page)).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(whereButton(page)).toBeFocused();
});
