import type { CustomerId } from '../../../src/domain/id/ids';
import { smallCities } from './small-cities';
import { smallMenu } from './small-menu';
import type { TestShop } from './test-shop';
import { shopsWith } from './test-shop';

/** Imports promo codes and rules of gifts as the operator would. */
export const bringPromotions = async (
  shop: TestShop,
  codes: readonly Record<string, unknown>[],
  gifts: readonly Record<string, unknown>[] = [],
): Promise<void> => {
  const file = { format: 'promo-codes', version: 1, codes, gifts };
  const result = await shop.importDocument(file);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
};

/** Credits bonuses (in minor units) to a customer, to be used until a day. */
export const creditBonuses = async (
  shop: TestShop,
  customerId: CustomerId,
  amount: number,
  day = '2027-02-25',
): Promise<void> => {
  await shop.storage.shop
    .insertInto('bonus_entries')
    .values({
      customer_id: customerId,
      kind: 'earn',
      currency: 'EUR',
      amount,
      order_id: null,
      at: Date.parse('2026-11-01T10:00:00Z'),
      day,
    })
    .execute();
};

/**
 * A shop in which Margherita costs 12.40 instead of 15.50, olives 1.20, and delivery in zone A 4.00,
 * free from 40.00: that of the examples in the rules.
 */
export const openExampleShop = shopsWith(() => {
  const cities = smallCities();
  for (const zone of cities.cities.flatMap((city) => city.zones)) zone.delivery_price = 4;
  const menu = smallMenu();
  Object.assign(menu.products[0] ?? {}, {
    prices: { EUR: 12.4, AED: 27 },
    old_prices: { EUR: 15.5, AED: 30 },
  });
  return [cities, menu];
});

/** Two Margheritas with olives to an address in zone A: goods for 27.20. */
export const exampleCart = (more: Record<string, unknown> = {}) => ({
  domainId: 1,
  orderType: 'delivery',
  goods: [{ id: 101, qtt: 2, ingredients: [{ id: 1004, qtt: 1 }], free_of_choice: null }],
  address: { lat: 42.7, lng: 23.3 },
  ...more,
});

/** The header of somebody who is signed in. */
export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
