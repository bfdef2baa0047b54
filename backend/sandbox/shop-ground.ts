import type { Kysely } from 'kysely';
import type { ShopDatabase } from '../storage/schema';
import { isLocalAddress } from './is-local-address';

/** Whose a file is: the shop's own, or the demo that a new shop begins with. */
export type ImportOrigin = 'own' | 'demo';

/** On what ground a shop stands: whether it may pretend depends on that. */
export interface ShopGround {
  /** Whose menu is sold; null before there is one. */
  readonly menu: ImportOrigin | null;
  /** Where customers who are not on this machine find a city; null where none can. */
  readonly publicAddress: string | null;
}

/** Reads it afresh: an import changes it at any moment. */
export const readShopGround = async (db: Kysely<ShopDatabase>): Promise<ShopGround> => {
  const menu = await db
    .selectFrom('imports')
    .select('origin')
    .where('format', '=', 'menu')
    .executeTakeFirst();
  const cities = await db
    .selectFrom('cities')
    .select('base_url')
    .where('is_hidden', '=', 0)
    .orderBy('position')
    .execute();
  const addresses = cities.map(({ base_url }) => base_url).filter((address) => address !== null);
  return {
    menu: menu?.origin ?? null,
    publicAddress: addresses.find((address) => !isLocalAddress(address)) ?? null,
  };
};
