import type { Action, Middleware } from 'redux';

/** Whoever carries out what actions ask for: the sagas, once they have arrived. */
export type ActionSink = (action: Action) => void;

export interface CoreSlot {
  readonly middleware: Middleware;
  /** Hands over everything dispatched so far, in order and each once, then every action as it comes. */
  attach(sink: ActionSink): void;
}

/**
 * The place where the application core plugs into a store that already works. Reducers answer an
 * action at once; what else it asks for waits here until the core is there, so that a press during
 * loading is never lost.
 */
export const createCoreSlot = (): CoreSlot => {
  const waiting: Action[] = [];
  let sink: ActionSink | null = null;
  return {
    middleware: () => (next) => (action) => {
      const result = next(action);
      // Redux lets through nothing but plain actions here: there is no other middleware.
      const done = action as Action;
      if (sink) sink(done);
      else waiting.push(done);
      return result;
    },
    attach(core) {
      for (let action = waiting.shift(); action; action = waiting.shift()) core(action);
      sink = core;
    },
  };
};
