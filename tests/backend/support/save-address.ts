import type { CustomerId } from '../../../src/domain/id/ids';
import type { ADDRESS } from './orders';
import type { TestShop } from './test-shop';

let count = 0;

/** Puts an address into an account and answers its id. */
export const saveAddress = async (
  shop: TestShop,
  customerId: CustomerId,
  { googlePlaceId, ...parts }: typeof ADDRESS,
): Promise<number> => {
  count += 1;
  const { id } = await shop.storage.shop
    .insertInto('customer_addresses')
    .values({
      ...parts,
      type: 'flat',
      customer_id: customerId,
      city_id: 1,
      place_id: googlePlaceId,
      saved_at: count,
      ordered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
