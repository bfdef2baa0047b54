import type { Generated } from 'kysely';
import type { Flag } from './flag';

/** Customers, how they sign in and what is theirs. */
export interface CustomerTables {
  customers: CustomerTable;
  sessions: SessionTable;
  sign_in_codes: SignInCodeTable;
  telegram_links: TelegramLinkTable;
  customer_addresses: CustomerAddressTable;
  customer_lists: CustomerListTable;
}

export interface CustomerTable {
  id: Generated<number>;
  /** In normal form; null once the customer has left. */
  phone: string | null;
  first_name: string;
  email: string | null;
  /** Unix seconds at 00:00 UTC. */
  birthday: number | null;
  /** What their invitation link names them by. */
  referral_id: string;
  created_at: number;
}

export interface SessionTable {
  token_hash: string;
  customer_id: number;
  created_at: number;
}

/** The one code that counts for a phone; a new one takes its place. */
export interface SignInCodeTable {
  phone: string;
  code_hash: string;
  salt: string;
  sent_at: number;
  expires_at: number;
  /** Wrong guesses so far. */
  tries: number;
}

export interface TelegramLinkTable {
  uuid_hash: string;
  expires_at: number;
  /** Who has answered in the messenger; null until then. */
  phone: string | null;
}

export interface CustomerAddressTable {
  id: Generated<number>;
  customer_id: number;
  city_id: number;
  type: 'flat' | 'house' | 'office';
  street: string;
  house: string;
  entrance: string;
  floor: string;
  flat: string;
  code: string;
  comment: string;
  lat: number;
  lng: number;
  place_id: string;
  saved_at: number;
  /** When an order last went there; null before the first. */
  ordered_at: number | null;
  is_removed: Flag;
}

/** Dishes that a customer has marked or looked at, newest first, as a JSON list of ids. */
export interface CustomerListTable {
  customer_id: number;
  city_id: number;
  kind: 'favourites' | 'viewed';
  goods_json: string;
}
