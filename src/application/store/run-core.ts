import type { Task } from 'redux-saga';
import { END, runSaga, stdChannel } from 'redux-saga';
import type { Action, Store } from 'redux';
import type { CoreSlot } from './core-slot';
import type { ShopState } from './root-reducer';
import type { ShopUseCases } from './root-saga';
import { rootSaga } from './root-saga';

export interface RunningCore {
  readonly task: Task;
  /** No more intents come: running work is finished, watchers end, and `task` with them. */
  finish(): void;
}

/** Starts the sagas and plugs them into the store; they are handed what was dispatched before. */
export const runCore = (
  store: Store<ShopState>,
  slot: CoreSlot,
  useCases: ShopUseCases,
  onError: (error: Error) => void,
): RunningCore => {
  const channel = stdChannel<Action>();
  const task = runSaga(
    { channel, dispatch: store.dispatch, getState: store.getState, onError },
    rootSaga,
    useCases,
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
