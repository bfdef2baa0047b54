import type * as t from 'io-ts';
import { CartChanged } from '../wire/order';
import { StaffConflict } from '../wire/staff';
import { CALCULATION } from './customer-examples';
import type { ErrorCode } from './errors';
import { STAFF_ORDER } from './staff-examples';

interface ErrorShape {
  readonly codec: t.Mixed;
  /** What it says beside the fields that every error has. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** The errors that say more than all others. */
export const ERROR_SHAPES: Readonly<Partial<Record<ErrorCode, ErrorShape>>> = {
  cart_changed: {
    codec: CartChanged,
    example: {
      changes: [{ kind: 'price', name: 'Margherita', before: 24.8, after: 26 }],
      calculation: CALCULATION,
    },
  },
  'staff.changed': { codec: StaffConflict, example: { order: STAFF_ORDER } },
};
