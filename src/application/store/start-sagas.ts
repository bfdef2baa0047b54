import type { Task } from 'redux-saga';
import { END, runSaga, stdChannel } from 'redux-saga';
import type { Action, Store } from 'redux';
import type { SagaGenerator } from 'typed-redux-saga';
import { all, call } from 'typed-redux-saga';
import type { ActionSink } from './core-slot';
import type { ShopState } from './root-reducer';
import type { FaultReport } from './supervise.saga';
import { supervise } from './supervise.saga';

export type Watcher = () => SagaGenerator<void>;

export interface RunningSagas {
  readonly task: Task;
  /** Hands an action to them. */
  readonly sink: ActionSink;
  /** No more intents come: running work is finished, watchers end, and `task` with them. */
  finish(): void;
}

function* watchAll(watchers: readonly Watcher[], report?: FaultReport) {
  yield* all(watchers.map((watch) => (report ? call(supervise, watch, report) : call(watch))));
}

/**
 * Starts these sagas beside a store. With `report` a fault is told there and its watcher starts again;
 * without it the task rejects.
 */
export const startSagas = (
  store: Store<ShopState>,
  watchers: readonly Watcher[],
  report?: FaultReport,
): RunningSagas => {
  const channel = stdChannel<Action>();
  const task = runSaga(
    // The task rejects with the same error, which is where it is dealt with.
    { channel, dispatch: store.dispatch, getState: store.getState, onError: () => undefined },
    watchAll,
    watchers,
    report,
  );
  return {
    task,
    sink: (action) => {
      channel.put(action);
    },
    finish: () => {
      channel.put(END);
    },
  };
};
