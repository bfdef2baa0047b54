import { createContext, useContext } from 'react';
import type { StaffOrder } from '../../../../contract/wire/staff';

/** How an order is ended before its time: a new one is refused, an accepted one cancelled. */
export type EndingKind = 'refuse' | 'cancel';

export interface Sheets {
  readonly openEnding: (order: StaffOrder, kind: EndingKind) => void;
  readonly openMore: (order: StaffOrder) => void;
}

export const SheetsContext = createContext<Sheets | null>(null);

export const useSheets = (): Sheets => {
  const sheets = useContext(SheetsContext);
  if (!sheets) throw new Error('Only for what stands on the board');
  return sheets;
};
