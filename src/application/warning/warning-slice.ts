import { dismissWarning } from '../../domain/layout/shown-warning';
import { defineAction, on, reducerOf } from '../redux/slice';

/** What was put away in this session; null until the browser has said so, as on the server. */
export type WarningState = readonly string[] | null;

export const dismissedWarningsRestored = defineAction<readonly string[]>('warning/restored');
/** The customer has put away the warning of this text. */
export const warningDismissed = defineAction<string>('warning/dismissed');

export const warningReducer = reducerOf<WarningState>(
  null,
  on(dismissedWarningsRestored, (_, dismissed: readonly string[]) => dismissed),
  on(warningDismissed, (dismissed, text: string) => dismissWarning(dismissed ?? [], text)),
);

export interface WarningRoot {
  readonly warning: WarningState;
}

export const selectWarning = (state: WarningRoot) => state.warning;
