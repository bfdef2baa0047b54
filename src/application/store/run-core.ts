import type { Store } from 'redux';
import type { CoreSlot } from './core-slot';
import type { ShopState } from './root-reducer';
import type { ShopUseCases } from './root-saga';
import { allWatchers } from './root-saga';
import type { RunningSagas } from './start-sagas';
import { startSagas } from './start-sagas';
import type { FaultReport } from './supervise.saga';

export type RunningCore = Omit<RunningSagas, 'sink'>;

/**
 * Starts all sagas and plugs them into the store; they are handed what was dispatched before. With
 * `report` a fault is told there and the sagas go on; without it the task rejects. Browsers start
 * them in two parts (`attach-core.ts`).
 */
export const runCore = (
  store: Store<ShopState>,
  slot: CoreSlot,
  useCases: ShopUseCases,
  report?: FaultReport,
): RunningCore => {
  const sagas = startSagas(store, allWatchers(useCases), report);
  slot.attach(sagas.sink);
  return sagas;
};
