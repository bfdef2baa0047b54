import type { Action } from 'redux';
import type { MulticastChannel } from 'redux-saga';
import { stdChannel } from 'redux-saga';

interface ActionQueue {
  /** For `createSagaMiddleware`. */
  readonly channel: MulticastChannel<Action>;
  /** Hands over what was dispatched so far, in order; from now on each action goes through at once. */
  readonly start: () => void;
}

/**
 * A channel that queues actions until the sagas run. Reducers answer an action at once, whatever else
 * it asks for happens later, so no click is lost. What a saga dispatches during the replay comes
 * behind what is queued, in the order in which the reducers answered.
 */
export const queueUntilStarted = (): ActionQueue => {
  const channel = stdChannel<Action>();
  const queued: Parameters<typeof channel.put>[0][] = [];
  let isStarted = false;
  return {
    channel: {
      ...channel,
      put: (action) => {
        if (isStarted) channel.put(action);
        else queued.push(action);
      },
    },
    start: () => {
      for (let action = queued.shift(); action; action = queued.shift()) channel.put(action);
      isStarted = true;
    },
  };
};
