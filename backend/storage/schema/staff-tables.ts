import type { Generated } from 'kysely';
import type { OrderStatus } from '../../../src/domain/order/order-status';
import type { StaffAction, StaffRole } from '../../../src/domain/staff/staff';

/** The restaurant's staff, how they sign in, and what they do to orders. */
export interface StaffTables {
  staff_members: StaffMemberTable;
  staff_sessions: StaffSessionTable;
  staff_links: StaffLinkTable;
  staff_actions: StaffActionTable;
}

export interface StaffMemberTable {
  id: Generated<number>;
  name: string;
  /** The name in normal form, by which they sign in; null once they are removed. */
  name_key: string | null;
  city_id: number;
  role: StaffRole;
  pin_hash: string;
  pin_salt: string;
  created_at: number;
}

export interface StaffSessionTable {
  token_hash: string;
  member_id: number;
  created_at: number;
  /** Up to an hour old: not every use is written down. */
  last_used_at: number;
  device: string | null;
}

/** Deleted as it is used. */
export interface StaffLinkTable {
  key_hash: string;
  member_id: number;
  expires_at: number;
}

export interface StaffActionTable {
  id: Generated<number>;
  order_id: number;
  member_id: number;
  /** As it was then. */
  member_name: string;
  action: StaffAction;
  at: number;
  /** What the order was to become. */
  status: OrderStatus | null;
  minutes: number | null;
  reason: string | null;
  text: string | null;
  /** What an undo restores; null where that is nothing. */
  before_json: string | null;
  /** The last event of the order once it was done. */
  version: number;
  /** When it is to be carried out; null once it is, and for what was done at once. */
  due_at: number | null;
  undone_at: number | null;
}
