import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Network } from '../../environment/network-of';
import { hashOfSecret } from '../storage/hash-of-secret';
import type { ShopDatabase } from '../storage/schema';

/** How long a link to the messenger is good for: until its customer has logged in with it. */
const LINK_MS = 10 * 60_000;

/** A link as its browser knows it. */
export interface NewLink {
  readonly uuid: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A link that is still good. */
export interface OpenLink {
  /** Who has answered in the messenger, in normal form; null until then. */
  readonly phone: string | null;
  /** The chat that it was opened in; null until then, and for good in the sandbox. */
  readonly chat_id: string | null;
}

/** Returns what a chat counts as, where visitors of the shop count by their networks. */
export const networkOfChat = (chatId: string): Network => ({
  address: `telegram ${chatId}`,
  site: null,
});

export const createLink = async (db: Kysely<ShopDatabase>, at: number): Promise<NewLink> => {
  const uuid = randomUUID();
  const expiresAt = at + LINK_MS;
  await db.deleteFrom('telegram_links').where('expires_at', '<=', at).execute();
  await db
    .insertInto('telegram_links')
    .values({ uuid_hash: hashOfSecret(uuid), expires_at: expiresAt, phone: null, chat_id: null })
    .execute();
  return { uuid, expiresAt };
};

/** The link of this name; null for one that is unknown, too old or used. */
export const openLink = async (
  db: Kysely<ShopDatabase>,
  uuid: string,
  at: number,
): Promise<OpenLink | null> =>
  (await db
    .selectFrom('telegram_links')
    .select(['phone', 'chat_id'])
    .where('uuid_hash', '=', hashOfSecret(uuid))
    .where('expires_at', '>', at)
    .executeTakeFirst()) ?? null;

/** Says whose link it is; false when somebody has answered it before, or it is no good. */
export const bindLink = async (
  db: Kysely<ShopDatabase>,
  uuid: string,
  phone: string,
  at: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('telegram_links')
    .set({ phone })
    .where('uuid_hash', '=', hashOfSecret(uuid))
    .where('expires_at', '>', at)
    .where('phone', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Uses a link up for a login with its phone; false when it is no good for that. */
export const spendLink = async (
  db: Kysely<ShopDatabase>,
  uuid: string,
  phone: string,
  at: number,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('telegram_links')
    .where('uuid_hash', '=', hashOfSecret(uuid))
    .where('expires_at', '>', at)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Remembers in which chat a link was opened; false when that was another one, or it is no good. */
export const openLinkInChat = async (
  db: Kysely<ShopDatabase>,
  uuid: string,
  chatId: string,
  at: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('telegram_links')
    .set({ chat_id: chatId })
    .where('uuid_hash', '=', hashOfSecret(uuid))
    .where('expires_at', '>', at)
    .where('phone', 'is', null)
    .where((eb) => eb.or([eb('chat_id', 'is', null), eb('chat_id', '=', chatId)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Returns whether a chat has opened a link that nobody has answered yet. */
export const hasOpenLink = async (
  db: Kysely<ShopDatabase>,
  chatId: string,
  at: number,
): Promise<boolean> =>
  (await db
    .selectFrom('telegram_links')
    .select('uuid_hash')
    .where('chat_id', '=', chatId)
    .where('expires_at', '>', at)
    .where('phone', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Says whose the links of a chat are that nobody has answered yet. */
export const bindLinksOfChat = async (
  db: Kysely<ShopDatabase>,
  chatId: string,
  phone: string,
  at: number,
): Promise<void> => {
  await db
    .updateTable('telegram_links')
    .set({ phone })
    .where('chat_id', '=', chatId)
    .where('expires_at', '>', at)
    .where('phone', 'is', null)
    .execute();
};
