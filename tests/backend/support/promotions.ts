import type { CustomerId } from '../../../src/domain/id/ids';
import type { StoredTerms } from '../../../backend/promotion/stored-terms';
import type { TestShop } from './test-shop';

const UNLIMITED: StoredTerms = {
  benefit: { type: 'percent', percent: 10 },
  min_total: null,
  order_types: null,
  cities: null,
  from: null,
  to: null,
  weekdays: null,
  hours: null,
  max_uses: null,
  max_per_phone: null,
  categories: null,
  needs_login: false,
  stackable: false,
};

/** Offers a code that takes 10 % off, unless other terms are given; sums in minor units. */
export const addPromo = async (
  shop: TestShop,
  code: string,
  terms: Partial<StoredTerms> = {},
): Promise<void> => {
  await shop.storage.shop
    .insertInto('promo_codes')
    .values({
      code,
      currency: 'EUR',
      terms_json: JSON.stringify({ ...UNLIMITED, ...terms }),
      is_active: 1,
      is_imported: 0,
      created_at: 0,
    })
    .execute();
};

/** Credits a customer with bonuses, in minor units, that do not run out soon. */
export const giveBonuses = async (
  shop: TestShop,
  customerId: CustomerId,
  amount: number,
): Promise<void> => {
  await shop.storage.shop
    .insertInto('bonus_entries')
    .values({
      customer_id: customerId,
      kind: 'earn',
      currency: 'EUR',
      amount,
      order_id: null,
      at: Date.parse('2026-11-20T10:00:00Z'),
      day: '2027-06-01',
    })
    .execute();
};

/** What happened to a customer's bonuses, such as "reserve 500". */
export const bonusStory = async (shop: TestShop, customerId: CustomerId): Promise<string[]> =>
  (
    await shop.storage.shop
      .selectFrom('bonus_entries')
      .select(['kind', 'amount'])
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute()
  ).map(({ kind, amount }) => `${kind} ${String(amount)}`);
