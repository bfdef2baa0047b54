import type { DeviceSession } from '../ports/profile-gateway';
import { defineAction, on, reducerOf } from '../redux/slice';
import { signedOut } from '../session/account-slice';
import type { OwnData } from './own-data';
import { UNKNOWN } from './own-data';

export interface SessionsState {
  readonly own: OwnData<readonly DeviceSession[]>;
  /** Ids of those that are just being ended. */
  readonly ending: readonly string[];
}

export const sessionsLoaded = defineAction<readonly DeviceSession[]>('account/sessionsLoaded');
/** They could not be had. */
export const sessionsMissed = defineAction('account/sessionsMissed');
/** The customer logs out another device than this one. Rules 18.8. */
export const deviceLogoutRequested = defineAction<string>('account/deviceLogoutRequested');
export const deviceLoggedOut = defineAction<string>('account/deviceLoggedOut');
export const deviceLogoutFailed = defineAction<string>('account/deviceLogoutFailed');

const NOTHING_KNOWN: SessionsState = { own: UNKNOWN, ending: [] };

const without = ({ own, ending }: SessionsState, id: string): SessionsState => ({
  own:
    own.kind === 'known'
      ? { kind: 'known', data: own.data.filter((session) => session.id !== id) }
      : own,
  ending: ending.filter((each) => each !== id),
});

export const sessionsReducer = reducerOf(
  NOTHING_KNOWN,
  on(sessionsLoaded, (_, data: readonly DeviceSession[]): SessionsState => ({
    own: { kind: 'known', data },
    ending: [],
  })),
  on(sessionsMissed, (): SessionsState => ({ own: { kind: 'failed' }, ending: [] })),
  on(deviceLogoutRequested, (state, id: string): SessionsState => ({
    ...state,
    ending: [...state.ending, id],
  })),
  on(deviceLoggedOut, without),
  on(deviceLogoutFailed, (state, id: string): SessionsState => ({
    ...state,
    ending: state.ending.filter((each) => each !== id),
  })),
  on(signedOut, (): SessionsState => NOTHING_KNOWN),
);

export interface SessionsRoot {
  readonly sessions: SessionsState;
}

export const selectSessions = (state: SessionsRoot) => state.sessions;
