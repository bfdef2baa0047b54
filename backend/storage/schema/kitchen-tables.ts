import type { Generated } from 'kysely';

/** Printers, what they are to print, and how much was turned away. Imports leave all of it alone. */
export interface KitchenTables {
  refused_demand: RefusedDemandTable;
  printers: PrinterTable;
  print_jobs: PrintJobTable;
}

/** Counts, and nothing about whom. */
export interface RefusedDemandTable {
  city_id: number;
  /** By the city's calendar. */
  day: string;
  reason: 'outside_zones' | 'no_slot' | 'paused';
  times: number;
}

/** A printer that polls for jobs. */
export interface PrinterTable {
  id: Generated<number>;
  name: string;
  city_id: number;
  tickets: 'kitchen' | 'bag' | 'both';
  token_hash: string;
  seen_at: number | null;
  /** What it last reported, such as "200 OK". */
  status: string | null;
}

/** A ticket that a printer has not confirmed yet. */
export interface PrintJobTable {
  id: Generated<number>;
  printer_id: number;
  order_id: number;
  ticket: 'kitchen' | 'bag';
  created_at: number;
  /** How often the printer gave the job back unprinted. */
  failures: number;
}
