import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Network } from '../../environment/network-of';
import type { ShopDatabase } from '../storage/schema';

/** In milliseconds since the last login from there. */
const KNOWN_FOR = 90 * 24 * 60 * 60 * 1000;

/** A phone, and the network of the request about it. */
export interface PhoneOnNetwork {
  /** In normal form. */
  readonly phone: string;
  readonly network: Network;
}

/** Stands for a phone on a network, without a list of where customers are. */
export const fingerprintOf = ({ phone, network }: PhoneOnNetwork): string =>
  createHash('sha256').update(`${phone} ${network.address}`).digest('base64url');

/** Remembers that a phone has logged in from a network. */
export const rememberNetwork = async (
  db: Kysely<ShopDatabase>,
  login: PhoneOnNetwork,
  at: number,
): Promise<void> => {
  await db
    .insertInto('known_networks')
    .values({ phone: login.phone, fingerprint: fingerprintOf(login), seen_at: at })
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet({ seen_at: at }))
    .execute();
};

/** Forgets the networks that no phone has logged in from for 90 days. */
export const clearOldNetworks = async (db: Kysely<ShopDatabase>, at: number): Promise<void> => {
  await db
    .deleteFrom('known_networks')
    .where('seen_at', '<=', at - KNOWN_FOR)
    .execute();
};

/** The networks that a phone has logged in from in the last 90 days, by their fingerprints. */
export const knownNetworksOf = async (
  db: Kysely<ShopDatabase>,
  phone: string,
  at: number,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('known_networks')
    .select('fingerprint')
    .where('phone', '=', phone)
    .where('seen_at', '>', at - KNOWN_FOR)
    .execute();
  return new Set(rows.map(({ fingerprint }) => fingerprint));
};

/** Returns whether a phone has logged in from a network in the last 90 days. */
export const isKnownNetwork = async (
  db: Kysely<ShopDatabase>,
  login: PhoneOnNetwork,
  at: number,
): Promise<boolean> => (await knownNetworksOf(db, login.phone, at)).has(fingerprintOf(login));
