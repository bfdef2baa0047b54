import { STAFF_ORDER } from '../../../contract/calls/staff-examples';
import { StaffOrder } from '../../../contract/wire/staff';
import { instant } from '../../../src/domain/time/instant';

const EXAMPLE = StaffOrder.decode(STAFF_ORDER);

/** An order of the board, as the contract's example with something else about it. */
export const staffOrder = (id: number, more: Partial<StaffOrder> = {}): StaffOrder => {
  if (EXAMPLE._tag === 'Left') throw new Error('The example of the contract is none');
  // Ids are granted by decoders alone.
  return { ...EXAMPLE.right, id: id as StaffOrder['id'], number: String(100_000 + id), ...more };
};

export const at = (minutes: number) => instant(Date.UTC(2026, 10, 27, 18, 0) + minutes * 60_000);
