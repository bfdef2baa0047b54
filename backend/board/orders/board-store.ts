import type { BoardEvent, BoardState } from './board-state';
import { INITIAL_STATE, boardReducer } from './board-state';

/**
 * The state of the board beside React: what is rendered again at an event is what reads a part that has
 * changed. As the value of a context it made React look for its readers in all cards.
 */
export class BoardStore {
  private state = INITIAL_STATE;
  private readonly listeners = new Set<() => void>();

  readonly read = (): BoardState => this.state;

  readonly dispatch = (event: BoardEvent): void => {
    this.state = boardReducer(this.state, event);
    for (const each of this.listeners) each();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
