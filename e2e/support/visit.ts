import type { Page } from '@playwright/test';
import { toWireAddress } from '../../src/infrastructure/address/address.codec';
import { flatAddress, houseAddress } from '../../tests/support/addresses';
import { PEPPERONI } from './cart';
import type { Opening, Visit } from './cart-dialogs';
import type { ApiOrder } from './orders';
import { placeByApi } from './orders';
import { signInAs } from './sign-in';
import { expect } from './test';
import { textIn } from './translations';

export const visitIn = (
  page: Page,
  { url, locale, phone }: Pick<Visit, 'url' | 'locale' | 'phone'>,
): Visit => ({ page, context: page.context(), url, locale, phone, t: textIn(locale) });

/** Signs a new customer in, who has two saved addresses and an order in the kitchen. */
export const becomeCustomer = async ({ page, phone }: Visit): Promise<ApiOrder> => {
  await signInAs(page, phone, 'Maria');
  const saved = await page.request.post('/api/v1/address', {
    headers: { Client: 'web' },
    data: [houseAddress({ house: '41' }), flatAddress()].map(toWireAddress),
  });
  expect(saved.status()).toBe(200);
  return placeByApi(page, [PEPPERONI]);
};

/** Opens a dialog of the page; it is to be seen, under its name. */
export const openDialog = async (visit: Visit, { title, open }: Opening): Promise<void> => {
  await open(visit);
  const name = title === null ? /\S/ : visit.t(title);
  await expect(visit.page.getByRole('dialog', { name })).toBeVisible();
};
