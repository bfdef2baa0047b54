import type { Generated } from 'kysely';
import type { MessageChoice } from '../../../src/domain/customer/message-choice';

/** Customers, how they sign in and what is theirs. */
export interface CustomerTables {
  customers: CustomerTable;
  sessions: SessionTable;
  sign_in_codes: SignInCodeTable;
  code_sendings: CodeSendingTable;
  known_networks: KnownNetworkTable;
  telegram_links: TelegramLinkTable;
  leases: LeaseTable;
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
  /** What they signed in by last, after a code has shown that the phone is theirs; null where none has. */
  channel: 'sms' | 'whatsapp' | 'telegram' | null;
  /** The chat with the shop's bot in which they did so. */
  chat_id: string | null;
  messages: Generated<MessageChoice>;
}

export interface SessionTable {
  token_hash: string;
  customer_id: number;
  created_at: number;
  /** Up to an hour old: not every use is written down. */
  last_used_at: number;
  /** What it was begun with; null where that is not known. */
  device: string | null;
  /** Until when the customer counts as having just proved the phone; null for never. */
  confirmed_until: number | null;
}

/** The code that was sent last to a phone at the request of a network; a new one takes its place. */
export interface SignInCodeTable {
  phone: string;
  /** Of who asked for it. */
  network: string;
  code_hash: string;
  salt: string;
  sent_at: number;
  expires_at: number;
  /** Guesses so far, the one being looked at included, from the network that asked for it. */
  own_tries: number;
  /** The same from all others together. */
  other_tries: number;
}

/** A code that was sent to a phone, stored for the hour in which it counts against the rate limits. */
export interface CodeSendingTable {
  id: Generated<number>;
  phone: string;
  /** Stands for the phone and the network of who asked for it together. */
  fingerprint: string;
  sent_at: number;
}

/** A network that a phone has logged in from. */
export interface KnownNetworkTable {
  /** Stands for phone and network together. */
  fingerprint: string;
  phone: string;
  seen_at: number;
}

export interface TelegramLinkTable {
  uuid_hash: string;
  expires_at: number;
  /** Who has answered in the messenger; null until then. */
  phone: string | null;
  /** The chat that the link was opened in; null until then, and for good in the sandbox. */
  chat_id: string | null;
}

/** Work that only one process of the shop may do at a time. */
export interface LeaseTable {
  name: string;
  /** The process that does it. */
  holder: string;
  /** From when on another one may take it over. */
  until: number;
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
  /** When the customer's last order was placed, where it went here; null for every other address. */
  ordered_at: number | null;
}

/** Dishes that a customer has marked or looked at, newest first, as a JSON list of ids. */
export interface CustomerListTable {
  customer_id: number;
  city_id: number;
  kind: 'favourites' | 'viewed';
  goods_json: string;
}
