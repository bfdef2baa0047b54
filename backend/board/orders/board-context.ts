import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PriceCurrencies } from '../../../src/domain/money/second-currency';
import type { TimeZone } from '../../../src/domain/time/time-zone';
import type { StaffMember, StaffOrder } from '../../../contract/wire/staff';
import type { OrderAction } from './actions';
import type { BoardState } from './board-state';
import type { BoardStore } from './board-store';

/** What does not change while somebody is signed in; all that a card needs beside its order. */
export interface Shop {
  readonly member: StaffMember;
  readonly zone: TimeZone;
  /** Null until the settings are known. */
  readonly currencies: PriceCurrencies | null;
  readonly act: (order: StaffOrder, action: OrderAction) => void;
}

export const ShopContext = createContext<Shop | null>(null);
export const BoardContext = createContext<BoardStore | null>(null);

const required = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('Only for what stands inside a signed-in board');
  return value;
};

export const useShop = (): Shop => required(useContext(ShopContext));

/** Renders again only when what `select` reads of the board is another. */
export const useBoard = <Value>(select: (board: BoardState) => Value): Value => {
  const { subscribe, read } = required(useContext(BoardContext));
  return useSyncExternalStore(subscribe, () => select(read()));
};
