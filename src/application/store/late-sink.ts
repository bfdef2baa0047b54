import type { Action } from 'redux';
import type { ActionSink } from './core-slot';

interface LateParts {
  /** Whether an action is of those that are to be carried out here. */
  readonly isWanted: (action: Action) => boolean;
  /** Fetches who carries them out; null when they cannot be had. Never rejects. */
  readonly bring: () => Promise<ActionSink | null>;
  /** Says of an action that nobody carries it out. */
  readonly giveUp: ActionSink;
}

/** A sink that is fetched when it is first wanted. */
export interface LateSink {
  readonly sink: ActionSink;
  /** Fetches it without an action that wants it. */
  readonly want: () => void;
}

/**
 * Hands actions on to sagas that come with the first action that wants them: this one and each
 * behind it waits for them, in order and each once. Where they cannot be had, what was wanted is given
 * up, and the next action that wants them is a new try.
 */
export const createLateSink = ({ isWanted, bring, giveUp }: LateParts): LateSink => {
  let sink: ActionSink | null = null;
  let waiting: Action[] | null = null;
  const giveUpWanted: ActionSink = (action) => {
    if (isWanted(action)) giveUp(action);
  };
  const want = (): void => {
    if (sink || waiting) return;
    const behind: Action[] = [];
    waiting = behind;
    void bring().then((brought) => {
      const take = brought ?? giveUpWanted;
      // What follows at once from an action comes in behind those that wait.
      for (let action = behind.shift(); action; action = behind.shift()) take(action);
      sink = brought;
      waiting = null;
    });
  };
  return {
    want,
    sink: (action) => {
      if (!sink && isWanted(action)) want();
      if (sink) sink(action);
      else waiting?.push(action);
    },
  };
};
