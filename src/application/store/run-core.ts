import type { Task } from 'redux-saga';
import { END, runSaga, stdChannel } from 'redux-saga';
import type { Action, Store } from 'redux';
import type { CoreSlot } from './core-slot';
import type { ShopState } from './root-reducer';
import type { ShopUseCases } from './root-saga';
import { rootSaga } from './root-saga';
import type { FaultReport } from './supervise.saga';

export interface RunningCore {
  readonly task: Task;
  /** No more intents come: running work is finished, watchers end, and `task` with them. */
  finish(): void;
}

/**
 * Starts the sagas and plugs them into the store; they are handed what was dispatched before. With
 * `report` a fault is told there and the sagas go on; without it the task rejects.
 */
export const runCore = (
  store: Store<ShopState>,
  slot: CoreSlot,
  useCases: ShopUseCases,
  report?: FaultReport,
): RunningCore => {
  const channel = stdChannel<Action>();
  const task = runSaga(
    // The task rejects with the same error, which is where it is dealt with.
    { channel, dispatch: store.dispatch, getState: store.getState, onError: () => undefined },
    rootSaga,
    useCases,
    report,
  );
  slot.attach((action) => {
    channel.put(action);
  });
  return {
    task,
    finish: () => {
      channel.put(END);
    },
  };
};
